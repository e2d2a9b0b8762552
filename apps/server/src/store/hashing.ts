import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '@casefile/protocol';

/** The same hashes as the portable ones, by the platform. */
export const platformHashing: Hashing = {
  sha256: (before, salt, text) =>
    createHash('sha256').update(before, 'hex').update(salt, 'hex').update(text).digest('hex'),
  hmac: (seed, message) => createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex'),
};

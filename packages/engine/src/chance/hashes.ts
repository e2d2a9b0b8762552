/** The two hashes alone, for code that needs nothing else of the engine. */
export { hmacSha256 } from './hmac.ts';
export { sha256, sha256OfParts } from './sha256.ts';

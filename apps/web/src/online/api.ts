/** The server that this page came from. */
import { makeApi } from '@casefile/client';

export const api = makeApi();

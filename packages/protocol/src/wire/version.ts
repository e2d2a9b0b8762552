/** Raised when older clients would not understand the entries. A server without a version speaks version 1. */
export const protocolVersion = 1;

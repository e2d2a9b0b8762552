/** Goes up when a client of before would not understand the entries any more. A server that says nothing speaks version 1. */
export const protocolVersion = 1;

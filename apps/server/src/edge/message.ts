/**
 * A text as one message of a WebSocket, ready for the wire: final, a text, not masked (RFC 6455, 5.2). What several
 * sockets are sent is made once; the library would write it out again for each of them.
 */
export function messageOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const message = Buffer.allocUnsafe(head + length);
  message[0] = 0x81;
  message[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) message.writeUInt16BE(length, 2);
  if (head === 10) message.writeBigUInt64BE(BigInt(length), 2);
  message.write(text, head);
  return message;
}

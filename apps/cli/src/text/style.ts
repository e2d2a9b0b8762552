import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Coloured when the stream is a terminal that shows colours and NO_COLOR is not set. */
export const style = (format: Format, text: string, stream: NodeJS.WriteStream = process.stdout): string =>
  styleText(format, text, { stream });

export const bold = (text: string): string => style('bold', text);
export const dim = (text: string): string => style('dim', text);

/** Text of somebody else's file: its control characters would move the cursor, hide lines or break columns. */
export const plain = (text: string): string =>
  text.replace(/\p{Cc}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const hasColours = (): boolean => style('bold', 'x') !== 'x';

import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Coloured when the stream is a terminal that shows colours and NO_COLOR is not set. */
export const style = (format: Format, text: string, stream: NodeJS.WriteStream = process.stdout): string =>
  styleText(format, text, { stream });

export const bold = (text: string): string => style('bold', text);
export const dim = (text: string): string => style('dim', text);

export const hasColours = (): boolean => style('bold', 'x') !== 'x';

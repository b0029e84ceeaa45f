/** Replaces line breaks with one space: in a name, they could inject headers or lines into a mail. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

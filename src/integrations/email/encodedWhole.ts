/** How an encoded word begins (RFC 2047). */
const encodedWord = /=\?/;

/**
 * A typed text for the head of a mail. What looks like an encoded word would be decoded by whoever reads it; nodemailer
 * encodes a text as a whole only when it isn’t ASCII, so such a text ends in a space that isn’t.
 */
export const encodedWhole = (text: string): string => (encodedWord.test(text) ? `${text}\u00a0` : text);

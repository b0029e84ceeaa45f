/**
 * Control characters other than line breaks and tabs. PostgreSQL can't store NUL, and the others can't be displayed.
 */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const lineBreaks = / *[\t\n\r\u0085\u2028\u2029][\s\u0085]*/g;
/**
 * Bidirectional overrides and isolates (UAX #9), which would reverse the text after a name; zero-width characters; soft
 * hyphens.
 */
const invisibleInLines = /[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Excludes fillers, which are letters in Unicode, and the Braille blank, which is a symbol. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Normalizes text for storage and comparison: well-formed, composed (NFC), without control characters. */
export const normalizeText = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(controlCharacters, '');

/** Normalizes a name or other single-line text in the same way. */
export const normalizeLine = (text: string): string =>
  normalizeText(text.replace(lineBreaks, ' ')).replace(invisibleInLines, '');

/** Whether the text has any visible character. */
export const isVisible = (text: string): boolean => visible.test(text);

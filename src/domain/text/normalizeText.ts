/** Line breaks and tabs belong in texts; other control characters, NUL above all, can't be stored or shown. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const lineBreaks = / *[\t\n\r\u0085\u2028\u2029][\s\u0085]*/g;
/** Overrides and isolates (UAX #9) that would turn what stands behind a name; what has no width; soft hyphens. */
const invisibleInLines = /[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Fillers are letters to Unicode, and the blank of Braille a symbol. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text in the one form that it is stored and compared in: well-formed, composed (NFC), without control characters. */
export const normalizeText = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(controlCharacters, '');

/** The same for a name or anything else on one line. */
export const normalizeLine = (text: string): string =>
  normalizeText(text.replace(lineBreaks, ' ')).replace(invisibleInLines, '');

/** Whether a reader sees anything of it. */
export const isVisible = (text: string): boolean => visible.test(text);

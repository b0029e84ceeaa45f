/** Line breaks and tabs belong into texts; other control characters, NUL above all, don't. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text without what a database can't store or a screen can't show. */
export const withoutControlCharacters = (text: string): string => text.replace(controlCharacters, '');

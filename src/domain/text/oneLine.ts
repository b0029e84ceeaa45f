/** Line breaks would let a name add headers or lines of its own to a mail; readers see one space instead. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

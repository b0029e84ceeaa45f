/** Whether a footnote may have this label: nothing that closes or escapes the brackets around it. */
export const isFootnoteLabel = (label: string): boolean => /^[^\s[\]^\\]{1,60}$/.test(label);

/** Whether a footnote may be called so: nothing that ends or escapes the brackets around it. */
export const isFootnoteLabel = (label: string): boolean => /^[^\s[\]^\\]{1,60}$/.test(label);

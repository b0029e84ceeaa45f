/** Days that are shown of the language model; rows of older calls go. */
export const usageDays = { usual: 30, max: 90 } as const;

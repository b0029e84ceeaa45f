/** How long a link to a shared analysis or audit works. */
export const shareDays = 14;

/** How long a link to a shared report or analysis works. */
export const shareDays = 14;

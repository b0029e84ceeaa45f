/** How long what was deleted can be put back. */
export const trashDays = 30;

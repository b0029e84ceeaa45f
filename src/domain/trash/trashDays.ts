/** How long documents in the trash can be restored. */
export const trashDays = 30;

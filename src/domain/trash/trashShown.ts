/** Of each kind in the trash, the latest; the others come up as these are put back or end. */
export const trashShown = 100;

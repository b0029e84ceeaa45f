/** Labels shared by all dialogs. */
export const dialogLabels = { cancel: 'Cancel' };

/** Of dialogs everywhere. */
export const dialogLabels = { cancel: 'Cancel' };

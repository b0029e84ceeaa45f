/** Save state of answers. */
export const savingTexts = {
  saved: 'Answers saved',
  waiting: 'Not saved yet. We keep trying; your answers stay in this browser.',
  signedOut: 'Not saved: you are signed out. Your answers stay in this browser. ',
};

/** Of answers, as they are kept. */
export const savingTexts = {
  saved: 'Answers saved',
  waiting: 'Not saved yet. We keep trying; your answers stay in this browser.',
};

/** Said above a form that was sent after the session had ended. */
export const formOutcomeTexts = {
  sessionEnded: 'Your session has ended. What you entered is still here:',
  signInAgain: 'sign in again in a new tab',
  afterSignIn: ', then come back and save again.',
};

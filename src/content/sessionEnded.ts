/** Shown above a form submitted after the session had ended, around a link to sign in. */
export const sessionEnded = {
  signInAgain: 'sign in again in a new tab',
  signIn: 'Sign in again in a new tab',
  entered: {
    message: 'Your session has ended. What you entered is still here:',
    after: ', then come back and save again.',
  },
  answers: {
    message: 'Your session has ended. Your answers are still here:',
    after: ', then come back and press Submit.',
  },
};

/** Shown while the server doesn't respond and requests are retried. */
export const retryingText = 'The site doesn’t answer just now. We keep trying; nothing you typed is lost.';

/** Shown while the browser is offline. */
export const offlineText =
  'You are offline. This page stays readable; others open when the connection is back.';

/** Shown in place of content that failed to load. */
export const retryLineTexts = { text: 'The site doesn’t answer just now.', retry: 'Try again' };

/** After a submission without a response, which is not retried automatically. */
export const noAnswerMessage = 'The site didn’t answer. What you typed is still here; please try again.';

/** Copy of the offline page. */
export const offlinePageTexts = {
  figure: 'Offline',
  title: 'This page can’t be reached',
  text: 'Either your device has no connection, or our site doesn’t answer just now. Nothing is lost: the page opens as soon as that is over.',
  retry: 'Try again',
  call: 'Call',
  write: 'Write to',
} as const;

/** Messages in the forms of the CMS panel. */
export const panelConnectionTexts = {
  lost: 'The connection to the site is lost.',
  unsaved: 'Not saved: the connection to the site is lost.',
  savesAgain: 'What you type is kept in this browser and saved as soon as the site answers again.',
  saveAgain:
    'What you type is kept in this browser. Save it once the site answers again and this line is gone.',
} as const;

/** Messages in the forms of the CMS panel, after the session has ended. */
export const endedSessionTexts = {
  ended: 'Not saved: you are signed out.',
  signIn: 'Sign in again in another tab.',
  savesAgain: 'What you type is kept in this browser and saved when you come back here.',
  saveAgain: 'What you type is kept in this browser. Come back here and save it.',
} as const;

/** Messages in a post's form, after a save that was rejected for a newer one. */
export const overtakenSaveTexts = {
  overtaken: 'Not saved: this post was saved elsewhere after you opened it here.',
  reload: 'Load the page again',
  offered: 'What you typed is kept in this browser and will be offered there.',
} as const;

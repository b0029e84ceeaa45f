/** Shown if the browser blocks storage for the site. */
export const storageBlockedTexts = {
  signIn:
    'Your browser keeps nothing for this site. You can sign in and work in this tab; after a reload you may have to sign in again. To stay signed in, allow this site to keep data in your browser’s settings.',
  signedIn: 'Your browser keeps nothing for this site. After a reload you may have to sign in again.',
};

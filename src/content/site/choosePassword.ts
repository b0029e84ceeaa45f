export const choosePasswordPath = '/choose-password';

/** Words of the page that comes before everything else where somebody else knows the password. */
export const choosePasswordTexts = {
  title: 'Choose your own password',
  lede: 'Somebody else gave you the password that you signed in with. Choose one that only you know, and go on.',
  told: 'Password you were given',
  next: 'New Password',
  save: 'Set new password',
  saving: 'Updating...',
  failed: 'Your password could not be changed. Please try again.',
  signOut: 'Sign out',
} as const;

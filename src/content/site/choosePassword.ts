export const choosePasswordPath = '/choose-password';

/** Copy of the page on which staff replace a temporary password. */
export const choosePasswordTexts = {
  title: 'Choose your own password',
  lede: 'Your account can see and change what belongs to others. Its password was chosen by somebody else, or is among the most used ones: choose one that only you know.',
  current: 'Current Password',
  next: 'New Password',
  save: 'Set new password',
  saving: 'Updating...',
  postpone: 'Not now',
  failed: 'Your password could not be changed. Please try again.',
  signOut: 'Sign out',
} as const;

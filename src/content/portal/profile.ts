import { longestSessionDays } from '@/domain/accounts/sessionLifetime';
import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import { mebibyte } from '@/domain/mebibyte';
import { countOf } from '@/format/numbers';

const maxSize = `${profilePictureLimits.maxBytes / mebibyte}MB`;

/** Messages of the profile settings, shared by screen, API and tests. */
export const profileMessages = {
  updated: 'Profile updated successfully',
  updateFailed: 'Failed to update profile',
  passwordChanged: 'Password changed successfully',
  passwordFailed: 'Failed to change password',
  preferencesUpdated: 'Preferences updated successfully',
  preferencesFailed: 'Failed to update preferences',
  noEmail: 'User email not available',
  imageTooLarge: `Image size must be less than ${maxSize}`,
  invalidImage: 'Invalid image',
  mismatch: 'New passwords do not match',
  wrongPassword: 'Current password is incorrect',
  passwordNeeded: 'Enter your current password to change your email',
} as const;

/** Shown in place of email and password fields that don't ask for the current password. */
export const ownCredentials = {
  elsewhere:
    'Change your own email and password in your profile settings, where we ask for your current password.',
  signedInAs: 'You sign in as',
  note: 'Email and password are changed in your',
  page: 'profile settings',
} as const;

export const profileTexts = {
  title: 'Profile Settings',
  menu: 'Settings',
  updating: 'Updating...',
  tryAgain: 'Try again',
} as const;

/** Menu items, in order. */
export const profileSections = [
  { id: 'profile', label: 'Profile Information' },
  { id: 'password', label: 'Change Password' },
  { id: 'preferences', label: 'Preferences' },
] as const;

export const profileFormTexts = {
  picture: 'Profile picture',
  removePicture: 'Remove',
  pictureHint: `PNG, JPEG or WebP, less than ${maxSize}. We crop it to a square and remove where it was taken.`,
  name: 'Full Name',
  email: 'Email',
  emailHint:
    'You sign in with it. When you change it, other devices are signed out. The old address can undo the change for 72 hours.',
  currentPassword: 'Current Password',
  currentPasswordHint: 'Needed to change your email.',
  company: 'Company',
  optional: 'optional',
  submit: 'Update Profile',
} as const;

export const pendingEmailTexts = {
  waits: (pending: string) =>
    `We emailed a link to ${pending}. Your email changes when it is opened, within 72 hours. Until then you sign in with the old one.`,
  sendAgain: 'Send the link again',
  sending: 'Sending...',
  sent: 'The link has been sent again. Only the newest one works.',
  sendFailed: 'The link could not be sent. Please try again.',
  giveUp: 'Keep the old email',
  givenUp: 'Your email stays as it is.',
  giveUpFailed: 'The change could not be canceled. Please try again.',
} as const;

/** Without a mail server nobody could open a link, so the previous address is restored here. */
export const formerEmailTexts = {
  text: (former: string, until: string) => `Your email was changed. ${former} still signs in until ${until}.`,
  restore: 'Undo the change',
  restoring: 'Restoring...',
  failed: 'The change could not be undone. Please try again.',
} as const;

/** Shown on the dashboard and in the profile until a password set by an administrator is changed. */
export const temporaryPasswordTexts = {
  text: 'An administrator chose your password and knows it.',
  change: 'Change your password',
};

export const passwordFormTexts = {
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm New Password',
  submit: 'Change Password',
  common: 'Your password is among the most used ones, which are easy to guess. Choose a longer one.',
  lede: 'Changing your password signs out every other device.',
} as const;

export const preferencesTexts = {
  emailNotifications: 'Email Notifications',
  emailNotificationsText: 'Receive notifications about your analyses',
  marketing: 'Marketing Communications',
  marketingText: 'Updates about new features and tips',
  timezone: 'Timezone',
  commonZones: 'Common',
  securityNote: 'Email about the safety of your account is always sent.',
  submit: 'Save Preferences',
  loading: 'Loading your preferences...',
  loadFailed: 'Your preferences could not be loaded.',
} as const;

export const sessionTexts = {
  title: 'Where you are signed in',
  lede: `A session ends by itself after a day without use, and ${countOf(longestSessionDays, 'day')} after you signed in.`,
  loading: 'Loading your sessions...',
  loadFailed: 'Your sessions could not be loaded.',
  endFailed: 'This session could not be ended. Please try again.',
  thisIsYou: 'This is you',
  signedIn: 'Signed in',
  lastUsed: 'last used',
  signOut: 'Sign out',
  signOutOthers: 'Sign out everywhere else',
  signedOutOthers: 'Signed out everywhere else',
} as const;

export const accountDataTexts = {
  title: 'Your data',
  lede: 'Everything in your account belongs to you: take it with you, or delete it.',
  download: 'Download my data',
  downloading: 'Preparing...',
  downloadFailed: 'Your data could not be prepared. Please try again.',
  fileName: 'my-data.json',
  deleteAccount: 'Delete account',
  dialogTitle: 'Delete your account?',
  dialogText:
    'Your analyses, audits, sessions and settings are deleted at once and can’t be brought back. Messages you sent us through the contact form are not part of the account.',
  password: 'Your password',
  confirm: 'Delete my account',
  deleting: 'Deleting...',
  cancel: 'Cancel',
  failed: 'Your account could not be deleted. Please try again.',
} as const;

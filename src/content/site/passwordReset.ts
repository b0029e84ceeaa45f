import { passwordChanged } from './loginNotices';

/** Copy of the password reset pages. */
export const passwordResetMessages = {
  ordered:
    'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
  done: passwordChanged,
  forgotFailed: 'The link could not be sent. Please try again.',
  resetFailed: 'Your password could not be changed. Please try again.',
  undoFailed: 'The change could not be undone. Please try again.',
  incomplete: 'The link is incomplete. Copy the whole address from the email.',
} as const;

export const passwordResetTexts = {
  forgotTitle: 'Set a new password',
  forgotLede: 'Enter the email of your account. We send you a link to set a new password.',
  order: 'Send the link',
  ordering: 'Sending...',
  notThere: 'Nothing there after a few minutes? Check your spam folder, and the spelling of the address.',
  backToLogin: 'Back to sign in',
  resetTitle: 'Choose a new password',
  resetLede: 'Afterward every device is signed out, and you sign in with the new password.',
  newPassword: 'New Password',
  reset: 'Set new password',
  resetting: 'Updating...',
  newLink: 'Ask for a new link',
  undoTitle: 'Take your account back',
  undoLede:
    'Somebody changed the email of your account, or asked to. This keeps the address where you received our email, signs out every device, and lets you choose a new password.',
  undo: 'Undo the change',
  undoing: 'Updating...',
  undone: 'Choose a new password now, so that nobody else can sign in.',
} as const;

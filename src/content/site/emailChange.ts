/** Messages about a change of the email. */
export const emailMessages = {
  confirmed: 'Your account uses this email from now on. Every other device has been signed out.',
  givenBack: 'Your account has its previous email again. Every device has been signed out.',
  kept: 'Your account keeps its email, and every device has been signed out.',
  taken: 'This address now belongs to another account. Please write to us.',
  confirmFailed: 'Your email could not be changed. Please try again.',
} as const;

export const confirmEmailTexts = {
  title: 'Confirm your new email',
  lede: 'An account asked to sign in with the address where you received our email. Confirm it only if the account is yours. Otherwise leave this page, and nothing changes.',
  confirm: 'This is my account: use this email',
  confirming: 'Updating...',
  goOn: 'Go to your profile settings',
} as const;

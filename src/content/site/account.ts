/** Words of the sign-in and sign-up forms. */
export const accountLabels = {
  name: 'Full Name',
  email: 'Email',
  company: 'Company',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  signUp: 'Create Free Account',
  signingUp: 'Creating account...',
  signUpHere: 'Sign up here',
  signInHere: 'Sign in here',
} as const;

export const accountMessages = {
  loginFailed: 'Login failed. Please try again.',
  signupFailed: 'Signup failed. Please try again.',
  socialLoginLater: (provider: 'Google' | 'Facebook') =>
    `${provider} login will be available soon. Please use email/password for now.`,
} as const;

/** Words of the pages behind a forgotten password and a mailed link. */
export const passwordResetMessages = {
  ordered:
    'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
  done: 'Your password has been changed. Sign in with the new one.',
  forgotFailed: 'The link could not be sent. Please try again.',
  resetFailed: 'Your password could not be changed. Please try again.',
  undoFailed: 'The change could not be undone. Please try again.',
  incomplete: 'The link is incomplete. Copy the whole address from the email.',
} as const;

/** What became of a change of the email. */
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

export const passwordResetTexts = {
  forgot: 'Forgot your password?',
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

/** Words of the page behind an invitation. */
export const invitationTexts = {
  title: 'Welcome',
  lede: 'You are invited to open an account here. Choose your name and a password that only you know.',
  loading: 'Looking for your invitation...',
  email: 'Email',
  roles: {
    client: 'It will be a client’s account.',
    marketer: 'It will be an account for marketers, who write the site.',
    admin: 'It will be an administrator’s account.',
  },
  accept: 'Create my account',
  accepting: 'Creating account...',
  failed: 'Your account could not be made. Please try again.',
  incomplete: 'The link is incomplete. Copy the whole address from the email.',
  retry: 'Try again',
  toSignIn: 'Go to sign in',
} as const;

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

export const choosePasswordPath = '/choose-password';

/** What the sign-in page says to somebody who was led there. */
export const loginNotices = {
  'password-changed': passwordResetMessages.done,
  'account-deleted': 'Your account and everything in it have been deleted.',
} as const;

export const loginNoticePath = (notice: keyof typeof loginNotices) => `/login?notice=${notice}`;

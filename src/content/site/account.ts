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
} as const;

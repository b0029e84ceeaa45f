/** Labels of the sign-in and sign-up forms. */
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
  forgot: 'Forgot your password?',
} as const;

export const accountMessages = {
  loginFailed: 'Login failed. Please try again.',
  signupFailed: 'Signup failed. Please try again.',
  socialLoginLater: (provider: 'Google' | 'Facebook') =>
    `${provider} login will be available soon. Please use email/password for now.`,
} as const;

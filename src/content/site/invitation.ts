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

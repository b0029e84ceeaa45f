/** Copy of the invitation page. */
export const invitationTexts = {
  title: 'Welcome',
  lede: 'You are invited to open an account here. Choose your name and a password that only you know.',
  loading: 'Looking for your invitation...',
  email: 'Email',
  roles: {
    client: 'It will be a client account.',
    marketer: 'It will be an account for marketers, who edit the site’s content.',
    admin: 'It will be an administrator account.',
  },
  accept: 'Create my account',
  accepting: 'Creating account...',
  failed: 'Your account could not be made. Please try again.',
  incomplete: 'The link is incomplete. Copy the whole address from the email.',
  retry: 'Try again',
  toSignIn: 'Go to sign in',
} as const;

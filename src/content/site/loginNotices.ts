export const passwordChanged = 'Your password has been changed. Sign in with the new one.';

/** Messages on the sign-in page after a redirect. */
export const loginNotices = {
  'password-changed': passwordChanged,
  'account-deleted': 'Your account and everything in it have been deleted.',
} as const;

export const loginNoticePath = (notice: keyof typeof loginNotices) => `/login?notice=${notice}`;

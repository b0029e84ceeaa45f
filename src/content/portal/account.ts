export const guardTexts = {
  loading: 'Loading your account...',
  withoutScript: 'This page needs JavaScript. Please switch it on and load the page again.',
};

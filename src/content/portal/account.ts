export const guardTexts = {
  loading: 'Loading your account...',
  withoutScript: 'This page needs JavaScript. Please switch it on and load the page again.',
};

export const profileTexts = {
  title: 'Profile Settings',
  lede: 'What we have on record for your account.',
  name: 'Full Name',
  email: 'Email',
  company: 'Company',
  memberSince: 'Member since',
  noCompany: 'Not specified',
};

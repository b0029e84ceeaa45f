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

export const adminTexts = {
  title: 'Admin Portal',
  lede: 'Accounts and analyses are managed in the content management system.',
  users: 'Users',
  usersText: 'Look up accounts, change roles and report limits.',
  analyses: 'Analyses',
  analysesText: 'Read what clients have run.',
};

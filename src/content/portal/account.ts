export const guardTexts = {
  loading: 'Loading your account...',
  withoutScript: 'This page needs JavaScript. Please switch it on and load the page again.',
};

export const adminTexts = {
  title: 'Admin Portal',
  lede: 'Accounts and analyses are managed in the content management system.',
  users: 'Users',
  usersText: 'Look up accounts, change roles and report limits.',
  analyses: 'Analyses',
  analysesText: 'Read what clients have run.',
};

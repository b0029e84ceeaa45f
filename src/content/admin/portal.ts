/** Words of the Admin Portal that its tabs share. */
export const adminPortalTexts = {
  title: 'Admin Portal',
  tabs: 'Sections',
  tabNames: { users: 'Users', blog: 'Blog', categories: 'Categories' },
  tools: 'More tools',
  cms: 'Content management system',
  seo: 'Search metadata',
  loading: 'Loading...',
  tabFailed: 'This section could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};

/** Words of the Admin Portal that its tabs share. */
export const adminPortalTexts = {
  title: 'Admin Portal',
  tabs: 'Sections',
  tabNames: { users: 'Users', blog: 'Blog', categories: 'Categories' },
  back: 'Back to the Admin Portal',
  tools: 'More tools',
  cms: 'Content management system',
  seo: 'Search metadata',
  loading: 'Loading...',
  failed: 'This section could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};

/** Words of the Admin Portal that its screens share. */
export const adminPortalTexts = {
  title: 'Admin Portal',
  places: 'Administration',
  openPlaces: 'Go to another screen',
  blog: 'Blog',
  seo: 'Search metadata',
  pictures: 'Pictures',
  inquiries: 'Inquiries',
  users: 'Users',
  siteSettings: 'Site settings',
  cms: 'CMS',
  loading: 'Loading...',
};

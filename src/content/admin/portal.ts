import { contentDeskLabel } from '../site/accountLinks';

/** Labels of the Admin Portal that its screens share. */
export const adminPortalTexts = {
  title: 'Admin Portal',
  places: 'Administration',
  more: 'More',
  groups: { content: 'Content', people: 'People', reports: 'Reports', site: 'Site' },
  blog: 'Blog',
  posts: 'Posts',
  media: 'Media',
  pages: 'Pages',
  redirects: 'Redirects',
  inquiries: 'Inquiries',
  users: 'Users',
  siteSettings: 'Site settings',
  contentDesk: contentDeskLabel,
  help: 'Help',
  loading: 'Loading...',
};

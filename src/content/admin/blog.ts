/** Words of the blog's administration. */
export const blogAdminTexts = {
  title: 'Blog Management',
};

/** Labels of a post's fields: in the editor, the panel, the version history, and the trail. */
export const postFieldLabels = {
  title: 'Title',
  slug: 'Slug',
  description: 'Description',
  date: 'Date',
  author: 'Author',
  category: 'Category',
  tags: 'Tags',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
} as const;

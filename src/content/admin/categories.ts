import { countOf } from '@/format/numbers';

/** Labels and messages of the portal's categories screen. */
export const categoriesTexts = {
  title: 'Categories',
  lede: 'Topics of the blog. A post belongs to one at most.',
  loading: 'Loading categories...',
  emptyTitle: 'No categories yet',
  empty: 'Create your first category with the form.',
  list: 'Categories',
  formTitle: 'New category',
  name: 'Category Name',
  description: 'Description (optional)',
  create: 'Create Category',
  creating: 'Creating...',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  renameHint: 'The category keeps its posts. Its former URL redirects to the new one.',
  renaming: 'Renaming...',
  renamed: (before: string, name: string) => `“${before}” is now called “${name}”.`,
  renameFailed: 'The category could not be renamed. Check your connection and try again.',

  confirmTitle: (name: string) => `Delete category “${name}”`,
  confirm: 'Are you sure you want to delete this category?',
  uses: (posts: number) => `${countOf(posts, 'post')} in this category, including drafts.`,
  moveTo: 'Move to',
  noCategory: 'No category',
  deleting: 'Deleting...',
  deleted: (name: string) => `“${name}” has been deleted.`,

  noToken: 'No authentication token found',
  created: 'Category created successfully!',
  createRefused: (reason: string) => `Failed to create category: ${reason || 'Unknown error'}`,
  createFailed: 'Error creating category',
  deleteRefused: 'Failed to delete category',
  deleteFailed: 'Error deleting category',
};

/** Labels of the tags on the portal's categories screen. */
export const tagsTexts = {
  title: 'Tags',
  lede: 'Tags are written on each post. Here you rename one on all of its posts at once.',
  loading: 'Loading tags...',
  loadFailed: 'The tags could not be loaded.',
  emptyTitle: 'No tags yet',
  empty: 'Add tags to a post, and they are listed here.',
  posts: (posts: number) => countOf(posts, 'post'),
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  name: 'New name',
  nameHint: (posts: number) =>
    `Changes ${countOf(posts, 'post')}, including drafts. The tag’s former URL redirects to the new one.`,
  merges: (name: string) => `“${name}” is a tag already: the two will be merged.`,
  merge: 'Merge them',
  renaming: 'Renaming...',
  renamed: (before: string, name: string) => `“${before}” is now called “${name}”.`,
  failed: 'The tag could not be renamed. Check your connection and try again.',
};

import { trashDays } from '@/domain/trash/trashDays';
import { formatCount } from '@/format/numbers';

/** Words of the portal's screen of categories. */
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
  confirmTitle: 'Delete category',
  confirm: 'Are you sure you want to delete this category?',
  consequence: (name: string) =>
    `“${name}” disappears from the blog. For ${trashDays} days it can be restored from the trash, without its posts.`,
  uses: (posts: number) =>
    posts === 1
      ? 'One post uses it, drafts included. Choose where it goes.'
      : `${formatCount(posts)} posts use it, drafts included. Choose where they go.`,
  moveTo: 'Its posts go to',
  choose: 'Choose...',
  noCategory: 'No category',
  leadOn: 'Links to it will lead to the other category, or to the blog if there is none.',
  deleting: 'Deleting...',

  noToken: 'No authentication token found',
  created: 'Category created successfully!',
  createRefused: (reason: string) => `Failed to create category: ${reason || 'Unknown error'}`,
  createFailed: 'Error creating category',
  deleteRefused: 'Failed to delete category',
  deleteFailed: 'Error deleting category',
};

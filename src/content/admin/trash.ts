import { trashDays } from '@/domain/trash/trashDays';
import { countOf } from '@/format/numbers';

/** Words of the portal's screen of what was deleted. */
export const trashTexts = {
  title: 'Trash',
  lede: `Deleted posts, categories and pictures. Readers see none of it. After ${trashDays} days it ends for good.`,
  back: 'Posts',
  loading: 'Loading the trash...',
  loadFailed: 'The trash could not be loaded.',
  emptyTitle: 'Nothing in the trash',
  empty: `What you delete waits here for ${trashDays} days and can be put back.`,
  list: 'In the trash',
  total: (total: number) => countOf(total, 'item'),
  columns: { name: 'What', deleted: 'Deleted', ends: 'Ends', actions: 'Actions' },
  kinds: { posts: 'Post', categories: 'Category', media: 'Picture' },
  wasPublic: 'Readers had it',
  restore: 'Restore',
  restoring: 'Restoring...',
  endNow: 'Delete for good',
  of: (name: string) => `“${name}”`,
  untitled: 'Untitled',

  restored: {
    posts: (name: string) => `“${name}” is a draft again.`,
    categories: (name: string) => `“${name}” is a category again. Its posts stay where they went.`,
    media: (name: string) => `“${name}” is shown again where it was used.`,
  },
  restoreFailed: 'It could not be restored. Please try again.',

  confirmTitle: 'Delete for good',
  confirm: 'It can’t be put back after this.',
  confirming: 'Deleting...',
  ended: (name: string) => `“${name}” is gone for good.`,
  endFailed: 'It could not be deleted. Please try again.',
  usesLoading: 'Looking where it was used...',
  usesFailed: 'Where it was used could not be found out.',
  unused: 'No post and nobody on the team uses it, and links to the site don’t show it.',
  sharePicture: 'Links to this site',
  used: 'It was used here, and won’t be shown there again:',
};

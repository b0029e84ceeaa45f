import { trashDays } from '@/domain/trash/trashDays';
import { trashShown } from '@/domain/trash/trashShown';
import { countOf } from '@/format/numbers';

/** Words of the portal's screen of what was deleted. */
export const trashTexts = {
  title: 'Trash',
  lede: `Deleted posts, categories and pictures. Readers see none of it. After ${trashDays} days they are deleted for good.`,
  back: 'Posts',
  loading: 'Loading the trash...',
  loadFailed: 'The trash could not be loaded.',
  emptyTitle: 'Nothing in the trash',
  empty: `What you delete waits here for ${trashDays} days and can be restored.`,
  list: 'In the trash',
  total: (total: number) => countOf(total, 'item'),
  more: (count: number) =>
    `${countOf(count, 'older item')} not shown: of each kind the latest ${trashShown} are.`,
  columns: { name: 'What', deleted: 'Deleted', ends: 'Deleted for good', actions: 'Actions' },
  kinds: { posts: 'Post', categories: 'Category', media: 'Picture' },
  wasPublic: 'Was public',
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
  confirm: 'It can’t be restored after this.',
  confirming: 'Deleting...',
  ended: (name: string) => `“${name}” was deleted for good.`,
  endFailed: 'It could not be deleted. Please try again.',
  usesLoading: 'Checking where it is used...',
  usesFailed: 'Could not find out where it is used.',
  unused: 'No post, team page or link preview uses it.',
  sharePicture: 'Link previews of this site',
  used: 'It was used here, and won’t be shown there again:',
};

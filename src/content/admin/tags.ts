import { countOf } from '@/format/numbers';

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
    `Changes ${countOf(posts, 'post')}, drafts included. The tag’s former URL redirects to the new one.`,
  merges: (name: string) => `“${name}” is a tag already: the two will be merged.`,
  merge: 'Merge them',
  renaming: 'Renaming...',
  renamed: (before: string, name: string) => `“${before}” is now called “${name}”.`,
  failed: 'The tag could not be renamed. Check your connection and try again.',
};

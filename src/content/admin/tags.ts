import { countOf } from '@/format/numbers';

/** Words of the tags on the portal's screen of categories. */
export const tagsTexts = {
  title: 'Tags',
  lede: 'Written at each post. Here one is written otherwise at all of them.',
  loading: 'Loading tags...',
  loadFailed: 'The tags could not be loaded.',
  emptyTitle: 'No tags yet',
  empty: 'Write tags at a post, and they are listed here.',
  posts: (posts: number) => countOf(posts, 'post'),
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  name: 'New name',
  nameHint: (posts: number) =>
    `Changes ${countOf(posts, 'post')}, drafts included. The tag’s former address leads to the new one.`,
  merges: (name: string) => `“${name}” is a tag already: the two become one.`,
  merge: 'Make them one',
  renaming: 'Renaming...',
  renamed: (before: string, name: string) => `“${before}” is called “${name}” now.`,
  failed: 'The tag could not be renamed. Check your connection and try once more.',
};

import { postFieldLabels } from './postFields';

/** Labels of the post's version history. */
export const versionTexts = {
  open: 'Versions',
  title: 'Versions',
  close: 'Close the versions',
  lede: 'Every save is kept, up to fifty. Choose one to see what it changed.',
  list: 'Saved versions',
  loading: 'Loading the versions...',
  loadFailed: 'The versions could not be loaded.',
  by: (name: string | null) => name ?? 'Unknown',
  published: 'Published',
  draft: 'Draft',
  autosave: 'Autosave',
  compare: 'Compare with',
  comparisons: {
    before: 'the previous version',
    editor: 'the editor',
    latest: 'the latest version',
  },
  first: 'This is the first version.',
  same: 'Nothing that readers see is different.',
  fields: {
    ...postFieldLabels,
    coverAltText: 'Alt text of the cover',
    cover: 'Cover',
    content: 'Text',
  },
  chosen: {
    categoryId: 'category',
    featured: 'featured',
    published: 'published',
    coverIsDecorative: 'decorative cover',
  },
  alsoChanged: (names: readonly string[]) => `Also changed: ${names.join(', ')}.`,
  coverBefore: 'Before',
  coverAfter: 'After',
  noCover: 'No cover',
  unchanged: (blocks: number) =>
    blocks === 1 ? '1 paragraph is the same' : `${blocks} paragraphs are the same`,
  formatted: 'Formatting or links changed',
  links: 'Links:',
  comparing: 'Comparing...',
  added: 'Added:',
  removed: 'Removed:',
  restore: 'Take this version into the editor',
  restoreHint: 'Nothing changes until you save the post.',

  restoreAsDraft: 'Make this version the draft',
  restoreAsDraftHint: 'Readers see it once you publish it. The current draft stays in the history.',
  restored: 'This version is now the draft.',
  restoreFailed: 'The version could not be restored. Please try again.',
};

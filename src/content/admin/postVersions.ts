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
  by: (name: string | null) => name ?? 'No longer known',
  published: 'Published',
  draft: 'Draft',
  autosave: 'Kept while typing',
  compare: 'Compare with',
  comparisons: {
    before: 'the version before',
    editor: 'what is in the editor',
    latest: 'the latest version',
  },
  first: 'The first version: there was nothing before.',
  same: 'Nothing that readers see is different.',
  fields: {
    ...postFieldLabels,
    coverAltText: 'Alt text of the cover',
    cover: 'Cover',
    content: 'Text',
  },
  chosen: {
    categoryId: 'the category',
    featured: 'whether it opens the first page of the blog',
    published: 'whether readers can see it',
    coverIsDecorative: 'whether the cover is decorative',
  },
  alsoChanged: (names: readonly string[]) => `Changed as well: ${names.join(', ')}.`,
  coverBefore: 'Before',
  coverAfter: 'After',
  noCover: 'No cover',
  unchanged: (blocks: number) =>
    blocks === 1 ? '1 paragraph is the same' : `${blocks} paragraphs are the same`,
  added: 'Added:',
  removed: 'Removed:',
  restore: 'Take this version into the editor',
  restoreHint: 'Nothing is saved before you save it.',

  restoreAsDraft: 'Make this version the draft',
  restoreAsDraftHint: 'Readers see it once you publish it. What is there now stays among the versions.',
  restored: 'That version is the draft now.',
  restoreFailed: 'The version could not be restored. Please try again.',
};

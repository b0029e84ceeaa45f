import { countOf } from '@/format/numbers';

/** Labels of the link dialog. */
export const linkDialogTexts = {
  title: 'Insert Link',
  close: 'Close without a link',
  target: 'Page, post or URL',
  targetHint: 'Part of a title, or a URL that begins with https://, mailto:, tel:, / or #.',
  targets: 'Pages and posts',
  found: (count: number) => (count === 0 ? 'No page or post matches.' : countOf(count, 'suggestion')),
  searching: 'Searching...',
  failed: 'Pages and posts could not be loaded.',
  unknown: 'Choose a page or post, or enter a URL that begins with https://, mailto:, tel:, / or #.',
  words: 'Link text',
  wordsHint: 'Empty: the title of the page or post.',
  insert: 'Insert link',
};

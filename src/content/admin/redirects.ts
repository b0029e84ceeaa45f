import { countOf, formatCount } from '@/format/numbers';

/** Names of the two addresses at their fields, and in the message of a refused save. */
export const redirectLabels = { from: 'From', to: 'To' } as const;

/** Labels of the list of missing addresses. */
export const missingTexts = {
  title: 'Requested but not found',
  lede: 'Paths that visitors requested in the last 90 days and that have no page. Counts are a few seconds old.',
  none: 'Visitors requested no missing paths.',
  loadFailed: 'The missing addresses could not be loaded.',
  columns: { address: 'Path', count: 'Times', first: 'First', last: 'Last', actions: 'Actions' },
  redirect: 'Redirect it',
  dismiss: 'Dismiss',
  dismissed: (path: string) => `${path} was dismissed`,
  dismissFailed: 'The address could not be dismissed. Please try again.',
};

/** Labels of the redirect import and export. */
export const redirectFileTexts = {
  exportList: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The redirects could not be exported. Please try again.',
  importList: 'Import CSV',
  title: 'Import redirects',
  lede: 'One redirect per line: the old address, the new one, and permanent or temporary. You see the result of each line before anything is stored.',
  cancel: 'Cancel',
  close: 'Close',
  file: 'CSV file',
  noFile: 'Choose a CSV file.',
  tooLarge: 'The file is too large. Divide it into several.',
  notUtf8: 'The file isn’t text in UTF-8. Save it as CSV UTF-8, and choose that.',
  check: 'Check the file',
  checking: 'Checking...',
  store: (count: number) => `Store ${countOf(count, 'redirect')}`,
  storing: 'Storing...',
  failed: 'The file could not be imported.',
  lines: 'Lines of the file',
  line: (line: number) => `Line ${line}`,
  outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  planned: (stored: number, unchanged: number, refused: number) =>
    `${countOf(stored, 'redirect')} to store, ${formatCount(unchanged)} unchanged, ${formatCount(refused)} refused.`,
  stored: (stored: number, refused: number) =>
    `${countOf(stored, 'redirect')} stored, ${countOf(refused, 'line')} refused.`,
  more: (count: number) => `And ${countOf(count, 'more line', 'more lines')}.`,
  otherFile: 'Choose another file',
};

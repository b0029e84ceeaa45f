import { countOf, formatCount } from '@/format/numbers';

/** Labels of the portal's redirects screen. */
export const redirectTexts = {
  title: 'Redirects',
  lede: 'Sends visitors who ask for an address that the site doesn’t have to another one. A page that exists is always shown.',
  add: 'Add redirect',
  list: 'Redirects',
  search: 'Search an address',
  total: (total: number) => countOf(total, 'redirect'),
  loading: 'Loading redirects...',
  loadFailed: 'The redirects could not be loaded.',
  emptyTitle: 'No redirects yet',
  empty:
    'When a page is gone or has moved, links elsewhere still lead to its old address. Add the old address and where its visitors should go.',
  noMatch: 'No redirect matches.',
  clear: 'Show all redirects',
  columns: { from: 'From', to: 'Leads to', kind: 'Kind', changed: 'Changed', actions: 'Actions' },
  kinds: { permanent: 'Permanent', temporary: 'Temporary' },
  edit: 'Edit',
  delete: 'Delete',
  ofRedirect: (from: string) => `redirect from ${from}`,
  saved: (from: string) => `The redirect from ${from} was saved`,
  deleted: (from: string) => `The redirect from ${from} was deleted`,
};

/** Labels of the dialogs for one redirect. */
export const redirectDialogTexts = {
  addTitle: 'Add redirect',
  editTitle: 'Edit redirect',
  from: 'Old address',
  fromHint: 'Such as /old-page. Capital letters and a slash at the end make no difference.',
  to: 'Leads to',
  toHint: 'A path of this site, such as /team, or an address that begins with https://.',
  kind: 'Kind',
  kindHint: 'Permanent tells search engines to take the new address for the old one.',
  save: 'Save redirect',
  saving: 'Saving...',
  saveFailed: 'The redirect could not be saved.',
  loadLatest: 'Load the latest',
  cancel: 'Cancel',
  close: 'Close',
  deleteTitle: 'Delete redirect',
  question: (from: string) => `Delete the redirect from ${from}?`,
  consequence: 'Visitors who ask for this address will be told that nothing is there.',
  deleting: 'Deleting...',
  deleteFailed: 'The redirect could not be deleted.',
};

/** Labels of the list of missing addresses. */
export const missingTexts = {
  title: 'Asked for and not found',
  lede: 'Addresses that visitors followed or typed where the site has nothing. Counts are a few seconds old, and addresses that nobody asked for in 90 days leave the list.',
  none: 'Nobody has asked for an address that isn’t there.',
  loadFailed: 'The missing addresses could not be loaded.',
  columns: { address: 'Address', count: 'Times', first: 'First', last: 'Last', actions: 'Actions' },
  leadOn: 'Redirect it',
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
  lede: 'One redirect per line: the old address, where it leads, and permanent or temporary. Nothing is stored before you have seen what would become of each line.',
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

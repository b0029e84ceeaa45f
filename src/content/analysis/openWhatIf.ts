/**
 * Labels of the closed what-if section. Separate from the tool's labels, because every public page's script includes
 * them.
 */
export const openWhatIfTexts = {
  title: 'What if',
  teaser:
    'Change hours, team size, salary or the automated share of any task and see at once what becomes of the savings. Your analysis stays as it is.',
  open: 'Try other numbers',
  close: 'Close what-if',
  loading: 'Loading what-if...',
  failed: 'The what-if could not be loaded.',
  retry: 'Try again',
};

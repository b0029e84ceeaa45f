/**
 * Labels of the closed what-if section. Separate from the tool's labels, because every public page's script includes
 * them.
 */
export const openWhatIfTexts = {
  title: 'What if',
  teaser:
    'Change the hours, team size, salary or automated share of any task and see the savings change. Your analysis stays as it is.',
  open: 'Try other numbers',
  close: 'Close what-if',
  loading: 'Loading what-if...',
  failed: 'We couldn’t load the what-if.',
  retry: 'Try again',
};

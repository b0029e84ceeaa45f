export const shareAnalysisTexts = {
  title: 'Share this analysis',
  text: 'Anyone with the link can read this analysis for 14 days. It shows your answers, tasks and, unless you hide them, salaries, but not your name, company or email. You can withdraw it at any time.',
};

/** Copy for visitors with a share link to an analysis. */
export const sharedAnalysisTexts = {
  title: 'Shared AI Opportunity Analysis',
  note: 'Someone shared this analysis with you. It shows what their company could automate, from the numbers they entered.',
  withoutSalaries: 'Salaries, hourly rates, and team sizes are left out.',
  loading: 'Opening the analysis...',
  failedTitle: 'The analysis could not be opened',
  takeOwn: 'See what your own company could automate. Eleven questions, free.',
  start: 'Create a free account',
};

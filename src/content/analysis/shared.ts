export const shareAnalysisTexts = {
  title: 'Share this analysis',
  text: 'A link shows this analysis to anybody who has it, for 14 days: the opportunities and savings, and also your answers, your tasks and the salaries you entered. Your name, company and email are not on it. You can withdraw it at any time.',
};

/** Copy for visitors with a share link to an analysis. */
export const sharedAnalysisTexts = {
  title: 'Shared AI Opportunity Analysis',
  note: 'Somebody shared this analysis with you. It shows what their firm could automate, from the numbers they entered.',
  loading: 'Opening the analysis...',
  failedTitle: 'The analysis could not be opened',
  takeOwn: 'See what your own firm could automate: eleven questions, free.',
  start: 'Create a free account',
};

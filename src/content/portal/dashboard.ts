export const dashboardTexts = {
  welcome: (name: string, isFirst: boolean) => (isFirst ? `Welcome, ${name}` : `Welcome back, ${name}`),
  lede: 'See what automation could save you, one analysis at a time.',
  runNewAnalysis: 'Run New Analysis',
  scheduleCall: 'Schedule Strategy Call',
  floating: 'Quick actions',
  floatingRun: 'Run AI Analysis',
  floatingCall: 'Strategy Call',
  totalAnalyses: 'Total Analyses',
  aiOpportunities: 'AI Opportunities',
  potentialSavings: 'Potential Savings',
  used: (count: number, limit: number) => `${count} of ${limit} included`,
  unlimited: 'no limit',
  acrossAll: 'across all your analyses',
  aYear: 'a year, across all your analyses',
  latest: (savings: string) => `${savings} counting only the latest of repeated runs`,
  tableTitle: 'Your analyses',
  columns: {
    name: 'Name',
    industry: 'Industry',
    opportunities: 'Opportunities',
    date: 'Date',
    actions: 'Actions',
  },
  viewResults: 'View Results',
  viewFailed: 'The analysis could not be opened. Please try again.',
  discuss: 'Discuss',
  loading: 'Loading analyses...',
  emptyTitle: 'No analyses yet',
  emptyText:
    'Answer eleven questions about your departments and tasks. You see what to automate first, with the hours and dollars it saves and the math behind them.',
  runAnalysis: 'Run Analysis',
};

/** Labels of an unfinished or generating analysis. */
export const underwayTexts = {
  continueTitle: 'Continue your analysis',
  unnamed: 'Your analysis',
  where: (name: string, step: number, of: number) => `${name}: step ${step} of ${of}. We kept your answers.`,
  failed: (name: string) =>
    `We couldn’t generate ${name}. We kept your answers, and it doesn’t count toward your limit.`,
  continue: 'Continue',
  generatingTitle: 'We’re making your analysis',
  generating: (name: string) => `${name} appears below when it is ready. You don’t have to wait here.`,
};

/** Shown right after answers were discarded. */
export const undoTexts = {
  title: 'Your answers are deleted',
  text: 'You can undo this for ten minutes.',
  undo: 'Undo',
  undoing: 'Restoring...',
  dismiss: 'Dismiss',
  failed: 'We couldn’t restore your answers. Please try again.',
};

export const limitNotice = {
  title: 'Report Limit Reached',
  used: (current: number, limit: number) => `${current}/${limit}`,
  usedLabel: 'analyses used',
  // The specification fixes this wording, even for a limit of 1.
  text: (limit: number) =>
    `You've reached your maximum of ${limit} AI opportunity analyses. Schedule a strategy call to discuss your results!`,
  book: 'Book Strategy Call',
  newTab: '(opens in a new tab)',
  close: 'Close',
};

export const wizardLoading = {
  title: 'New AI Opportunity Analysis',
  loading: 'Loading the questions...',
  failed: 'We couldn’t load the questions. Check your connection and try again.',
  retry: 'Try again',
  cancel: 'Cancel',
};

/** Words of the page that lays two analyses side by side. */
export const compareTexts = {
  title: 'Compare two analyses',
  letters: { first: 'A', second: 'B' },
  withLetter: (letter: string, name: string) => `${letter}: ${name}`,
  loading: 'Loading analyses...',
  failed: 'Failed to load the analyses',
  retry: 'Try again',
  choose: 'Choose two different analyses to compare. You can do so on the dashboard.',
  otherOwners: 'These analyses belong to different clients. Only those of one client are compared.',
  back: 'Back to Dashboard',
  openReport: 'Open report',
  totals: 'Totals',
  totalsColumns: { what: 'A year', answers: 'A', whatIf: 'B', difference: 'B against A' },
  answers: 'Answers that differ',
  sameAnswers: 'All answers are the same.',
  aiUsage: 'Current AI usage',
  tasks: 'Tasks that differ',
  sameTasks: 'Both list the same tasks with the same numbers.',
  notListed: 'Not listed',
  taskNumbers: (people: string, hours: string, frequency: string, salary: string) =>
    `${people}, ${hours} each ${frequency}, ${salary} a year`,
  each: { Day: 'a day', Week: 'a week', Month: 'a month' },
  pictures: 'Savings by department and phase',
  inA: (amount: string) => `${amount} in A`,
  inB: (amount: string) => `${amount} in B`,
  both: 'Opportunities in both',
  onlyFirst: 'Only in A',
  onlySecond: 'Only in B',
  none: 'None',
  opportunityColumns: { name: 'Opportunity', first: 'A', second: 'B', difference: 'B against A' },
  phase: (phase: number) => `phase ${phase}`,
};

/** The two fields that choose what to compare. */
export const compareFormTexts = {
  title: 'Compare two analyses',
  first: 'First analysis',
  second: 'Second analysis',
  option: (name: string, date: string) => `${name}, ${date}`,
  compare: 'Compare',
  same: 'Choose two different analyses.',
  newTab: '(opens in a new tab)',
};

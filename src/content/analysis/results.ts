import { listInWords } from '@/domain/analysis/inWords';
import type { Phase } from '@/domain/analysis/types';

export const resultsTexts = {
  title: 'AI Opportunity Analysis',
  industry: 'Industry',
  date: 'Analysis Date',
  opportunities: 'Opportunities',
  hoursSaved: 'Hours Saved',
  savings: 'Potential Savings',
  aYear: 'a year',
  range: (cautious: string, ambitious: string) => `${cautious} to ${ambitious}`,
  rangeNote: 'likely range, a year',
  columns: {
    phase: 'Phase',
    opportunity: 'Opportunity',
    department: 'Department',
    hoursSaved: 'Hours Saved',
    savings: 'Annual Savings',
    taskRelated: 'Task Related',
    complexity: 'Complexity',
    assumptions: 'Assumptions',
  },
  phase: (phase: Phase) => `Phase ${phase}`,
  yes: 'Yes',
  no: 'No',
  none: 'We recommend no project for now. See the reasons below.',
  figuresNote: 'Estimates from the numbers you entered. TBD means that one more fact is missing.',
  systems: (names: readonly string[]) => `We counted on the data you have in ${listInWords(names)}.`,
  book: 'Book Strategy Call',
  newTab: '(opens in a new tab)',
  print: 'Print',
  fullReport: 'Full report and what-if',
  back: 'Back to Dashboard',
  close: 'Close',
};

/** Meaning of the phases, in order. */
export const phaseMeanings: Record<Phase, string> = {
  1: 'can start now',
  2: 'after phase 1 runs',
  3: 'needs data, trust or experience first',
  4: 'later',
};

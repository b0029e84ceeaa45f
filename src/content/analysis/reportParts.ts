/** Parts of the results page, also their anchors. */
export type ReportPart =
  'summary' | 'opportunities' | 'money' | 'costs' | 'answers' | 'progress' | 'what-if' | 'share';

export const reportPartTexts: Record<ReportPart | 'label', string> = {
  label: 'On this page',
  summary: 'On one page',
  opportunities: 'Opportunities',
  money: 'Cost and return',
  costs: 'Cost of the tasks',
  answers: 'Answers',
  progress: 'How it goes',
  'what-if': 'What if',
  share: 'Share',
};

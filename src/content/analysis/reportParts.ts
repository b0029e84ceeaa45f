/** The parts of the results page; also their anchors. */
export type ReportPart = 'answers' | 'costs' | 'opportunities' | 'what-if' | 'share';

export const reportPartTexts: Record<ReportPart | 'label', string> = {
  label: 'On this page',
  answers: 'Answers',
  costs: 'Cost of the tasks',
  opportunities: 'Opportunities',
  'what-if': 'What if',
  share: 'Share',
};

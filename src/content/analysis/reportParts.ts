/** Parts of the results page, also their anchors. */
export type ReportPart =
  'summary' | 'opportunities' | 'money' | 'costs' | 'answers' | 'progress' | 'what-if' | 'share';

export const reportPartTexts: Record<ReportPart | 'label', string> = {
  label: 'On this page',
  summary: 'Our advice',
  opportunities: 'Opportunities',
  answers: 'Answers',
  costs: 'Task costs',
  money: 'Costs and returns',
  progress: 'Progress',
  'what-if': 'What if',
  share: 'Share',
};

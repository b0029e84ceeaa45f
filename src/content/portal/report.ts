import type { OneBandUp } from '@/domain/audit/oneBandUp';
import type { ScoreBand } from '@/domain/audit/scoreBand';

/** Names and meanings of the score bands, as worded in the specification. */
export const bandTexts: Record<ScoreBand, { badge: string; text: string; status: string }> = {
  success: {
    badge: 'AI Ready',
    text: "Your organization shows strong AI readiness across most areas. You're well-positioned to implement AI solutions.",
    status: 'Strong',
  },
  warning: {
    badge: 'Getting There',
    text: 'Your organization has good foundations but some areas need improvement before major AI implementation.',
    status: 'Moderate',
  },
  error: {
    badge: 'Needs Work',
    text: 'Your organization needs significant development in multiple areas before pursuing AI transformation.',
    status: 'Needs Work',
  },
};

export const reportTexts = {
  title: 'AI Readiness Report',
  preparedBy: (firmName: string) => `${firmName} · thirteen answers`,
  loading: 'Loading your report...',
  overall: 'Overall score',
  gauge: (percent: number, badge: string) => `Overall score: ${percent} percent, ${badge}`,
  breakdown: 'Category Breakdown',
  columns: { category: 'Category', score: 'Score', status: 'Status' },
  insights: 'AI-Generated Insights',
  insightsNote: 'Scores and findings come from your thirteen answers and your latest analysis.',
  nextSteps: 'Next Steps',
  nextStepsText:
    'In thirty minutes we go through this report with you and decide what comes first. With Pro, we build it with you.',
  scheduleCall: 'Schedule Call',
  learnMore: 'Learn More',
  upgrade: 'Upgrade to Pro',
  latestAnalysis: 'Open your latest analysis',
  back: 'Back to Dashboard',
  takeNew: 'Take New Audit',
  notFoundTitle: 'Report Not Found',
  notFoundText: 'The requested report could not be found.',
  answers: 'Your answers',
  answerColumns: { question: 'Question', answer: 'Answer' },
  outOfTen: (answer: number) => `${answer} of 10`,
};

export const oneBandTexts = {
  title: 'How to reach the next level',
  top: 'You are at the highest level. Take the audit again in six months.',
  summary: ({ band, threshold, improvements }: OneBandUp) => {
    const answers = improvements.length === 1 ? 'one answer' : `${improvements.length} answers`;
    return `Improve ${answers} to reach “${bandTexts[band].badge},” which starts at ${threshold}%.`;
  },
  step: (from: number, to: number) => `from ${from} to ${to}`,
  arithmetic: (threshold: number) =>
    `The overall score is the average of all thirteen answers times ten. We raise your lowest answers first until the score reaches ${threshold}%.`,
};

export const comparisonTexts = {
  title: (date: string) => `What changed since ${date}`,
  columns: { category: 'Category', before: 'Before', after: 'Now', change: 'Change' },
  overall: 'Overall',
  points: (change: number) =>
    change === 0
      ? 'no change'
      : `${change > 0 ? '+' : '−'}${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'}`,
  answersTitle: 'Answers that changed most',
  answer: (before: number, after: number) => `from ${before} to ${after}`,
  noneMoved: 'All your answers are the same as last time.',
};

export const shareTexts = {
  title: 'Share this report',
  text: 'Anyone with the link can read this report for 14 days. It shows your answers but not your name. You can withdraw it at any time.',
};

export const sharedReportTexts = {
  title: 'Shared AI Readiness Report',
  note: 'Someone shared this report with you. It shows how ready their company is for AI, by their own answers.',
  insightsNote: 'Scores and findings come from the thirteen answers.',
  loading: 'Opening the report...',
  failedTitle: 'The report could not be opened',
  takeOwn: 'See where your own company stands. Thirteen questions, five minutes, free.',
  start: 'Create a free account',
};

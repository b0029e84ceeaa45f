export const auditTexts = {
  title: 'AI Readiness Audit',
  lede: 'Thirteen questions, about five minutes. Answer for today: an honest 2 helps you more than a hopeful 7. Only you and our advisors see your answers.',
  loading: 'Loading the questions...',
  progress: (answered: number, total: number) => `${answered} of ${total}`,
  answered: 'questions answered',
  section: (number: number, count: number) => `Section ${number} of ${count}`,
  previous: 'Previous',
  next: 'Next Section',
  complete: 'Complete Audit',
  generating: 'Generating Report...',
  failed: 'Failed to submit audit. Please try again.',
  resumed: (count: number) =>
    count === 1 ? 'Welcome back. We kept your answer.' : `Welcome back. We kept your ${count} answers.`,
  startOver: 'Start over',
  movedOn:
    'You finished or restarted this audit in another window or on another device. This is where it stands now.',
};

export const auditListTexts = {
  title: 'Your AI readiness',
  loading: 'Loading audits...',
  emptyTitle: 'No audits yet',
  emptyText:
    'Thirteen questions about your data, routines, people, budget and how you try things. You get a score in five areas, what holds it back, and three next steps.',
  start: 'Start Readiness Audit',
  again: 'Take New Audit',
  caption: 'Your audits, newest first',
  columns: { date: 'Date', score: 'Score', status: 'Status', change: 'Change', actions: 'Report' },
  first: 'first audit',
  view: 'View Report',
  trend: (scores: string) => `Overall score of your audits, oldest first: ${scores}`,
  trendPoint: (percent: number, date: string) => `${percent}% on ${date}`,
};

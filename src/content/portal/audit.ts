export const auditTexts = {
  title: 'AI Readiness Audit',
  lede: 'Thirteen questions, about five minutes. Answer for how things are today: an honest 2 helps you more than a hopeful 7. Only you and our advisors see the answers.',
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
    count === 1
      ? 'Welcome back. Your answer is as you left it.'
      : `Welcome back. Your ${count} answers are as you left them.`,
  startOver: 'Start over',
  movedOn:
    'This audit was finished or started over in another window or on another device. Here is where it stands now.',
};

export const auditListTexts = {
  title: 'Your AI readiness',
  loading: 'Loading audits...',
  emptyTitle: 'No audits yet',
  emptyText:
    'Thirteen questions about your data, your routine, your people, your budget and the way you try things. You get a score in five areas, what holds it back, and three next steps.',
  start: 'Start Readiness Audit',
  again: 'Take New Audit',
  caption: 'Your audits, newest first',
  columns: { date: 'Date', score: 'Score', status: 'Status', change: 'Change', actions: 'Report' },
  first: 'first audit',
  view: 'View Report',
  trend: (scores: string) => `Overall score of your audits, oldest first: ${scores}`,
  trendPoint: (percent: number, date: string) => `${percent}% on ${date}`,
};

/** What the overview for administrators counts, in the order in which it shows it. */
export const overviewMetrics = [
  'signUps',
  'wizardStarts',
  'analyses',
  'audits',
  'bookingsOpened',
  'inquiries',
] as const;
export type OverviewMetric = (typeof overviewMetrics)[number];
export type MetricCounts = Record<OverviewMetric, number>;

export const noCounts: Readonly<MetricCounts> = {
  signUps: 0,
  wizardStarts: 0,
  analyses: 0,
  audits: 0,
  bookingsOpened: 0,
  inquiries: 0,
};

/** Names in the table of daily counts; triggers of the database write those that a row stands for. */
export const dailyCountNames = {
  'sign-up': 'signUps',
  analysis: 'analyses',
  audit: 'audits',
  inquiry: 'inquiries',
  'booking-open': 'bookingsOpened',
} as const satisfies Record<string, OverviewMetric>;
export type DailyCountName = keyof typeof dailyCountNames;

/** What a visitor's browser may have counted. */
export const visitorActions = ['booking-open'] as const satisfies readonly DailyCountName[];

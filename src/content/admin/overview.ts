import type { Grouping } from '@/domain/overview/calendarDays';
import type { OverviewMetric } from '@/domain/overview/overviewMetrics';
import { formatCount } from '@/format/numbers';

const days = (count: number) => (count === 1 ? 'day' : `${formatCount(count)} days`);

/** Labels of the overview over time. */
export const overviewTexts = {
  title: 'Overview',
  lede: 'What happened on the site. Only numbers per day are stored, without cookies, third parties or data about visitors.',
  zone: 'Days begin at midnight UTC, weeks on Monday.',
  loading: 'Loading the overview...',
  loadFailed: 'The overview could not be loaded.',
  presets: 'Time span',
  span: 'Another span',
  from: 'From',
  to: 'To',
  by: 'Grouped by',
  groupings: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<Grouping, string>,
  show: 'Show',
  figures: 'Figures',
  metrics: {
    signUps: 'Sign-ups',
    wizardStarts: 'Analyses begun',
    analyses: 'Analyses finished',
    audits: 'Audits',
    bookingsOpened: 'Bookings opened',
    inquiries: 'Inquiries',
  } satisfies Record<OverviewMetric, string>,
  before: (count: number, dayCount: number) => `${formatCount(count)} in the ${days(dayCount)} before`,
  nothing: 'Nothing was counted in this span.',
  most: (count: number) => `most: ${formatCount(count)}`,
  numbers: 'All figures as a table',
  period: 'When',
  funnel: 'How far clients got in the analysis',
  funnelLede: (started: number) =>
    started === 1
      ? '1 analysis was begun in this span. It may have been finished later.'
      : `${formatCount(started)} analyses were begun in this span. Some may have been finished later.`,
  funnelNone: 'No analysis was begun in this span.',
  funnelCaption: 'Steps of the wizard',
  step: 'Step',
  reached: 'Reached',
  left: 'Stopped here',
  stepName: (step: number, name: string) => `${step}. ${name}`,
  reachedText: (count: number, percent: string) => `${formatCount(count)} · ${percent}`,
  leftText: (count: number) => `${formatCount(count)} stopped here`,
  finished: 'Finished',
  outcome: (share: string, before: string | null, dayCount: number) =>
    before === null
      ? `${share} were finished. None were begun in the ${days(dayCount)} before.`
      : `${share} were finished; in the ${days(dayCount)} before, ${before} were.`,
  unfinished: (cancelled: number, open: number) =>
    `${formatCount(cancelled)} ${cancelled === 1 ? 'was' : 'were'} discarded, ${formatCount(open)} ${open === 1 ? 'is' : 'are'} unfinished and may still be continued.`,
};

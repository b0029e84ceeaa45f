import type { ProjectStatus } from '@/domain/analysis/progress/projectStatuses';
import { countOf, formatCount, formatShare, formatUsd } from '@/format/numbers';

/** Labels of project progress, shared by clients and administrators. */
export const progressTexts = {
  statuses: {
    planned: 'Planned',
    running: 'Running',
    done: 'Done',
    dropped: 'Dropped',
  } satisfies Record<ProjectStatus, string>,
  measured: (count: number, actual: number, expected: number) =>
    `${countOf(count, 'project')} measured: ${formatUsd(actual)} a year saved, ${formatUsd(expected)} expected. Only running and finished projects count.`,
  /** Omits hours if there are none, as in some older analyses. */
  aYear: (hours: number, usd: number) =>
    `${hours === 0 ? '' : `${formatCount(hours)} hrs, `}${formatUsd(usd)} a year`,
  ofExpected: (actualUsd: number, expectedUsd: number) =>
    `${formatShare(actualUsd, expectedUsd)} of expected`,
  belowLow: (lowHours: number) =>
    `This is below our low estimate of ${formatCount(lowHours)} hrs a year. Find out why before you go on.`,
  spent: (usd: number) => `${formatUsd(usd)} spent`,
  none: '–',
};

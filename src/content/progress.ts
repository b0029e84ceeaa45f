import type { ProjectStatus } from '@/domain/analysis/progress/projectStatuses';
import { formatCount, formatShare, formatUsd } from '@/format/numbers';

/** Words for how far projects are, shared by clients and administrators. */
export const progressTexts = {
  statuses: {
    planned: 'Planned',
    running: 'Running',
    done: 'Done',
    dropped: 'Dropped',
  } satisfies Record<ProjectStatus, string>,
  aYear: (hours: number, usd: number) => `${formatCount(hours)} hrs, ${formatUsd(usd)} a year`,
  ofExpected: (actualUsd: number, expectedUsd: number) =>
    `${formatShare(actualUsd, expectedUsd)} of expected`,
  spent: (usd: number) => `${formatUsd(usd)} spent`,
  none: '–',
};

import type { ClientProgressRow } from '@/database/tables/projectProgress';
import type { ProjectProgress } from '@/payload-types';
import type { PresentedProgress } from '@/schemas/progress';

type Recorded = Pick<ProjectProgress, 'opportunityId' | 'projectName' | 'status' | 'updatedAt'> &
  Partial<
    Pick<
      ClientProgressRow,
      'hoursAMonth' | 'costUsd' | 'note' | 'expectedHours' | 'expectedUsd' | 'actualHours' | 'actualUsd'
    >
  >;

/** Returns the documented response for a project's progress. */
export const presentProgress = (progress: Recorded): PresentedProgress => ({
  opportunity_id: progress.opportunityId,
  project: progress.projectName,
  status: progress.status,
  hours_a_month: progress.hoursAMonth ?? null,
  cost_usd: progress.costUsd ?? null,
  note: progress.note ?? '',
  expected: savingsOf(progress.expectedHours, progress.expectedUsd),
  actual: savingsOf(progress.actualHours, progress.actualUsd),
  updated_at: progress.updatedAt,
});

const savingsOf = (hours: number | null | undefined, usd: number | null | undefined) =>
  typeof hours === 'number' && typeof usd === 'number' ? { hours, usd } : null;

import type { PayloadRequest } from 'payload';
import { sumProgress } from '@/database/tables/projectProgress';
import { isInUse, projectStatuses } from '@/domain/analysis/progress/projectStatuses';
import type { ProgressTotals } from '@/schemas/progress';
import { requireAdmin } from '../requireUser';

/** Returns expected and actual savings over all clients' projects that are in use and measured. For administrators. */
export async function sumClientProgress({ req }: { req: PayloadRequest }): Promise<ProgressTotals> {
  requireAdmin(req);
  const sums = await sumProgress(req);
  const counts = new Map(sums.map(({ status, count }) => [status, count]));
  const total = (what: 'measured' | 'expectedUsd' | 'actualUsd') =>
    sums.reduce((sum, of) => (isInUse(of.status) ? sum + of[what] : sum), 0);
  const [planned, running, done, dropped] = projectStatuses.map((status) => counts.get(status) ?? 0);
  return {
    statuses: { planned: planned ?? 0, running: running ?? 0, done: done ?? 0, dropped: dropped ?? 0 },
    measured: total('measured'),
    expected_usd: total('expectedUsd'),
    actual_usd: total('actualUsd'),
  };
}

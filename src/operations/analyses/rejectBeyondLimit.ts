import type { PayloadRequest, TypedUser } from 'payload';
import { countAnalysesOf } from '@/database/tables/analyses';
import { NotAllowed } from '@/errors/ApiFailures';

interface ReportAllowance {
  role: TypedUser['role'];
  reportLimit: number;
}

/**
 * Enforces the report limit. The check is exact under the account's lock. Earlier calls without it only save work.
 * @throws NotAllowed with `current` and `limit` when the limit is reached
 */
export async function rejectBeyondLimit(
  req: PayloadRequest,
  user: TypedUser,
  { role, reportLimit: limit }: ReportAllowance,
): Promise<void> {
  if (role === 'admin') return;
  const current = await countAnalysesOf(req, user.id);
  if (current >= limit) throw new NotAllowed('Report limit reached', { current, limit });
}

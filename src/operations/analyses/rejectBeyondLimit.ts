import type { PayloadRequest, TypedUser } from 'payload';
import { countAnalysesOf } from '@/database/tables/analyses';
import { NotAllowed } from '@/errors/ApiFailures';

interface ReportAllowance {
  role: TypedUser['role'];
  reportLimit: number;
}

/**
 * Holds the report limit: exactly under the account's lock, and before that as a cheap way out.
 * @throws NotAllowed with `current` and `limit` when it is reached
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

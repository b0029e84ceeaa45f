import type { PayloadRequest, TypedUser } from 'payload';
import { NotAllowed } from '@/errors/ApiFailures';

interface ReportAllowance {
  role: TypedUser['role'];
  reportLimit: number;
}

/**
 * Holds the report limit: exactly under the account's lock, and before that as a cheap way out.
 * @throws NotAllowed with `current` and `limit` when it is reached
 */
export async function refuseBeyondLimit(
  req: PayloadRequest,
  user: TypedUser,
  { role, reportLimit: limit }: ReportAllowance,
): Promise<void> {
  if (role === 'admin') return;
  const { totalDocs: current } = await req.payload.db.count({
    collection: 'analyses',
    where: { owner: { equals: user.id } },
    req,
  });
  if (current >= limit) throw new NotAllowed('Report limit reached', { current, limit });
}

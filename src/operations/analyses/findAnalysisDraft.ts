import type { PayloadRequest, TypedUser } from 'payload';
import type { AnalysisDraft as StoredAnalysisDraft } from '@/payload-types';

/** The wizard that an account has begun; null without one. */
export async function findAnalysisDraft(
  req: PayloadRequest,
  user: TypedUser,
): Promise<StoredAnalysisDraft | null> {
  return req.payload.db.findOne<StoredAnalysisDraft>({
    collection: 'analysis-drafts',
    where: { owner: { equals: user.id } },
    req,
  });
}

import type { PayloadRequest } from 'payload';
import type { Analysis } from '@/payload-types';

/** The analysis that an earlier request of the same submission made. */
export async function findSubmitted(
  req: PayloadRequest,
  submissionKey: string | undefined,
): Promise<Analysis | null> {
  if (!submissionKey) return null;
  return req.payload.db.findOne<Analysis>({
    collection: 'analyses',
    where: { submissionKey: { equals: submissionKey } },
    req,
  });
}

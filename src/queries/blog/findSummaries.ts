import type { Payload } from 'payload';
import { summaryQuery, toSummary, type PostSummary } from './PostSummary';

/**
 * Returns the posts with these ids in this order, as far as visitors may read them. Queries that select posts return
 * ids, because an index alone answers those, while Payload would read every row that it skips.
 */
export async function findSummaries(payload: Payload, ids: readonly number[]): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    ...summaryQuery,
    overrideAccess: false,
    where: { id: { in: [...ids] } },
    pagination: false,
  });
  return docs.map(toSummary).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

import type { Payload } from 'payload';
import { summaryQuery, toSummary, type PostSummary } from './PostSummary';

/**
 * The posts with these ids, in this order, as far as visitors may see them. Queries that choose posts answer with ids:
 * that is done by an index alone, while Payload would read each post that it passes over.
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

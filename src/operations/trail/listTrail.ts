import type { PayloadRequest, Where } from 'payload';
import { escapeLike } from '@/database/containing';
import type { TrailChange } from '@/domain/trail/changesBetween';
import { requireAdmin } from '@/operations/requireUser';
import type { TrailEntry } from '@/payload-types';
import { pageLimits } from '@/schemas/paging';
import type { TrailEntryAnswer, TrailQuery } from '@/schemas/trail';

/** A page of the trail, newest first. For administrators. */
export async function listTrail({
  req,
  query: { page = 1, limit = pageLimits.usual, ...narrowed },
}: {
  req: PayloadRequest;
  query: TrailQuery;
}): Promise<{ entries: TrailEntryAnswer[]; total: number }> {
  const user = requireAdmin(req);
  const { docs, totalDocs } = await req.payload.find({
    collection: 'trail-entries',
    where: { and: conditionsOf(narrowed) },
    sort: '-id',
    page,
    limit,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  return { entries: docs.map(presentEntry), total: totalDocs };
}

function conditionsOf({ search, subject, action }: Omit<TrailQuery, 'page' | 'limit'>): Where[] {
  const contains = escapeLike(search ?? '');
  return [
    ...(search ? [{ or: [{ actorName: { contains } }, { subjectLabel: { contains } }] }] : []),
    ...(subject ? [{ subject: { equals: subject } }] : []),
    ...(action ? [{ action: { equals: action } }] : []),
  ];
}

const presentEntry = (entry: TrailEntry): TrailEntryAnswer => ({
  id: entry.id,
  at: entry.createdAt,
  actor: entry.actorName ?? null,
  action: entry.action,
  subject: entry.subject,
  subjectId: entry.subjectId,
  label: entry.subjectLabel ?? '',
  // Only writeTrail fills it.
  changes: entry.changes as unknown as TrailChange[],
});

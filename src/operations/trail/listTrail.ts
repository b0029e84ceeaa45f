import type { PayloadRequest } from 'payload';
import { findTrailPage, type TrailRow } from '@/database/tables/trailEntries';
import { requireAdmin } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import type { TrailEntryAnswer, TrailQuery } from '@/schemas/trail';

/** Returns one page of the trail, newest first, and the number of matches. For administrators. */
export async function listTrail({
  req,
  query: { page = 1, limit = pageLimits.usual, ...narrowing },
}: {
  req: PayloadRequest;
  query: TrailQuery;
}): Promise<{ entries: TrailEntryAnswer[]; total: number }> {
  requireAdmin(req);
  const { rows, total } = await findTrailPage(req, { page, limit, ...narrowing });
  return { entries: rows.map(presentEntry), total };
}

const presentEntry = ({ createdAt, actorName, subjectLabel, ...entry }: TrailRow): TrailEntryAnswer => ({
  id: entry.id,
  at: createdAt.toISOString(),
  actor: actorName,
  action: entry.action,
  subject: entry.subject,
  subjectId: entry.subjectId,
  label: subjectLabel ?? '',
  changes: entry.changes,
});

import type { PayloadRequest } from 'payload';
import { findProgressOfClients } from '@/database/tables/projectProgress';
import { pageLimits } from '@/schemas/paging';
import type { ClientProgress, ProgressListQuery } from '@/schemas/progress';
import { requireAdmin } from '../requireUser';
import { presentProgress } from './presentProgress';

/** Returns one page of all clients' projects, latest change first. For administrators. */
export async function listClientProgress({
  req,
  query: { page = 1, limit = pageLimits.usual, ...narrowed },
}: {
  req: PayloadRequest;
  query: ProgressListQuery;
}): Promise<{ projects: ClientProgress[]; total: number }> {
  requireAdmin(req);
  const { rows, total } = await findProgressOfClients(req, { ...narrowed, page, limit });
  const projects = rows.map((row) => ({
    ...presentProgress(row),
    analysis_id: row.analysisId,
    analysis_name: row.analysisName,
    client: { id: row.clientId, name: row.clientName, email: row.clientEmail },
  }));
  return { projects, total };
}

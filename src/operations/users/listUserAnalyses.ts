import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import { listCap, type UserAnalysis, type UserAnalysesQuery } from '@/schemas/users';
import { pageLimits } from '@/schemas/paging';
import { findUser } from './findUser';

interface ListUserAnalysesArgs {
  req: PayloadRequest;
  id: number;
  query: UserAnalysesQuery;
}

/**
 * Returns an account's analyses, newest first, without their content. For administrators.
 * @throws Missing when the account doesn't exist
 */
export async function listUserAnalyses({
  req,
  id,
  query: { page, limit },
}: ListUserAnalysesArgs): Promise<{ analyses: UserAnalysis[]; total: number }> {
  const user = requireAdmin(req);
  await findUser(req, id);
  const isPaged = page !== undefined || limit !== undefined;
  const { docs, totalDocs } = await req.payload.find({
    collection: 'analyses',
    where: { owner: { equals: id } },
    select: { listName: true, industry: true, createdAt: true },
    sort: '-createdAt',
    page: page ?? 1,
    limit: isPaged ? (limit ?? pageLimits.usual) : listCap,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  const analyses = docs.map(({ id: analysisId, listName, industry, createdAt }) => ({
    id: analysisId,
    list_name: listName,
    industry,
    created_at: createdAt,
  }));
  return { analyses, total: totalDocs };
}

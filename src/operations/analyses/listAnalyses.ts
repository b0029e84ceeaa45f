import type { PayloadRequest } from 'payload';
import type { AnalysisListItem } from '@/schemas/analysis';
import { requireUser } from '../requireUser';
import { presentListItem } from './presentAnalysis';

/** The signed-in account's own analyses, newest first, in one query. */
export async function listAnalyses({ req }: { req: PayloadRequest }): Promise<AnalysisListItem[]> {
  const user = requireUser(req);
  const { docs } = await req.payload.find({
    collection: 'analyses',
    where: { owner: { equals: user.id } },
    select: {
      listName: true,
      industry: true,
      createdAt: true,
      opportunities: true,
      executiveSummary: true,
      furtherOpportunities: true,
    },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  });
  return docs.map(presentListItem);
}

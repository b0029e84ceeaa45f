import type { PayloadRequest } from 'payload';
import { findAnalysesOf } from '@/database/tables/analyses';
import type { AnalysisListItem } from '@/schemas/analysis';
import { requireUser } from '../requireUser';
import { presentListItem } from './presentAnalysis';

/** The signed-in account's own analyses, newest first, in one query. */
export async function listAnalyses({ req }: { req: PayloadRequest }): Promise<AnalysisListItem[]> {
  const user = requireUser(req);
  const analyses = await findAnalysesOf(req, user.id);
  return analyses.map(presentListItem);
}

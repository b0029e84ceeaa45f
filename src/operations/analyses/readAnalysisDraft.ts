import type { PayloadRequest } from 'payload';
import { findAnalysisDraft } from '@/database/tables/analysisDrafts';
import { findGenerating } from '@/database/tables/generations';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { requireUser } from '../requireUser';
import { presentAnalysisDraft } from './presentAnalysisDraft';

/** The wizard that the signed-in account has begun, and whether an analysis is being made of its answers. */
export const readAnalysisDraft = ({ req }: { req: PayloadRequest }): Promise<AnalysisDraft> =>
  analysisDraftOf(req, requireUser(req).id);

/** The same of any account, for who may see it. */
export async function analysisDraftOf(req: PayloadRequest, userId: number): Promise<AnalysisDraft> {
  return presentAnalysisDraft(await findAnalysisDraft(req, userId), await findGenerating(req, userId));
}

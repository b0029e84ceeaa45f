import type { PayloadRequest } from 'payload';
import { findAnalysisDraft } from '@/database/tables/analysisDrafts';
import { findGenerating } from '@/database/tables/generations';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { requireUser } from '../requireUser';
import { presentAnalysisDraft } from './presentAnalysisDraft';

/** Returns the signed-in account's wizard draft, and whether an analysis is being generated from it. */
export const readAnalysisDraft = ({ req }: { req: PayloadRequest }): Promise<AnalysisDraft> =>
  analysisDraftOf(req, requireUser(req).id);

/** Returns any account's wizard draft. The caller checks access. */
export async function analysisDraftOf(req: PayloadRequest, userId: number): Promise<AnalysisDraft> {
  return presentAnalysisDraft(await findAnalysisDraft(req, userId), await findGenerating(req, userId));
}

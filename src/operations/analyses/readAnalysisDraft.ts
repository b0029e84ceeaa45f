import type { PayloadRequest } from 'payload';
import { findAnalysisDraft } from '@/database/tables/analysisDrafts';
import { findGenerating } from '@/database/tables/generations';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { requireUser } from '../requireUser';
import { presentAnalysisDraft } from './presentAnalysisDraft';

/** The wizard that the signed-in account has begun, and whether an analysis is being made of its answers. */
export async function readAnalysisDraft({ req }: { req: PayloadRequest }): Promise<AnalysisDraft> {
  const user = requireUser(req);
  return presentAnalysisDraft(await findAnalysisDraft(req, user.id), await findGenerating(req, user.id));
}

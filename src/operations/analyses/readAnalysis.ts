import type { PayloadRequest } from 'payload';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { writeTrail } from '@/services/trail/writeTrail';
import { requireUser } from '../requireUser';
import { findAnalysis } from './findAnalysis';
import { presentAnalysis } from './presentAnalysis';

/**
 * Returns one analysis to its owner or an administrator. The trail records when an administrator reads a client's.
 * @throws Missing for an unknown id, and the same for another account's analysis
 */
export async function readAnalysis({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<PresentedAnalysis> {
  const user = requireUser(req);
  const analysis = await findAnalysis({ req, user, id });
  const presented = presentAnalysis(analysis);
  if (presented.owner_id !== user.id) {
    await writeTrail({ req, action: 'view', subject: 'analyses', subjectId: id, label: analysis.listName });
  }
  return presented;
}

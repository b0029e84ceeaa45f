import type { PayloadRequest } from 'payload';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { requireUser } from '../requireUser';
import { writeTrail } from '../trail/writeTrail';
import { findAnalysis } from './findAnalysis';
import { presentAnalysis } from './presentAnalysis';

/**
 * One analysis, for its owner and for administrators, whose look at a client's is noted in the trail.
 * @throws Missing for a missing id and, alike, for somebody else's
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

import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { requireUser } from '../requireUser';
import { presentAnalysis } from './presentAnalysis';

/**
 * One analysis, for its owner and for administrators.
 * @throws Missing for a missing id and, alike, for somebody else's
 */
export async function readAnalysis({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<PresentedAnalysis> {
  const analysis = await req.payload.findByID({
    collection: 'analyses',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: requireUser(req),
    req,
  });
  if (!analysis) throw new Missing('Analysis not found');
  return presentAnalysis(analysis);
}

import type { PayloadRequest } from 'payload';
import { findProgress } from '@/database/tables/projectProgress';
import type { PresentedProgress } from '@/schemas/progress';
import { findAnalysis } from '../analyses/findAnalysis';
import { requireUser } from '../requireUser';
import { presentProgress } from './presentProgress';

/** Returns the recorded progress of an analysis' projects to its owner and administrators. */
export async function listProgress({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<PresentedProgress[]> {
  await findAnalysis({ req, user: requireUser(req), id });
  return (await findProgress(req, id)).map(presentProgress);
}

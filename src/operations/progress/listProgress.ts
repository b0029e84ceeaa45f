import type { PayloadRequest } from 'payload';
import { findProgress } from '@/database/tables/projectProgress';
import type { PresentedProgress } from '@/schemas/progress';
import { findAnalysis } from '../analyses/findAnalysis';
import { requireUser } from '../requireUser';
import { presentProgress } from './presentProgress';

/** What its owner has recorded of an analysis' projects, for the owner and for administrators. */
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

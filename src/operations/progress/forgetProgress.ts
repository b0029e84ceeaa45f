import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { removeProgress } from '@/database/tables/projectProgress';
import { Missing } from '@/errors/ApiFailures';
import { lockAccount } from '../accounts/lockAccount';
import { findOwnAnalysis } from '../analyses/findAnalysis';
import { requireUser } from '../requireUser';

/**
 * Deletes the recorded progress of a project. For the analysis' owner.
 * @throws Missing when none is recorded
 */
export async function forgetProgress({
  req,
  id,
  opportunityId,
}: {
  req: PayloadRequest;
  id: number;
  opportunityId: string;
}): Promise<void> {
  const user = requireUser(req);
  await inTransaction(req, async () => {
    await lockAccount(req, user);
    await findOwnAnalysis({ req, user, id });
    if (!(await removeProgress(req, id, opportunityId)))
      throw new Missing('Nothing is recorded of this project');
  });
}

import type { PayloadRequest, TypedUser } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockAnalysis } from '@/database/tables/analyses';
import type { Analysis } from '@/payload-types';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { lockAccount } from '../accounts/lockAccount';
import { requireUser } from '../requireUser';
import { findOwnAnalysis } from './findAnalysis';
import { presentAnalysis } from './presentAnalysis';

/**
 * Changes an analysis for its owner and returns the documented response. `change` runs in a transaction with the
 * account and the analysis locked, and returns the changed analysis.
 * @throws Missing as `findOwnAnalysis`
 */
export async function changeOwnAnalysis(
  { req, id }: { req: PayloadRequest; id: number },
  change: (analysis: Analysis, user: TypedUser) => Promise<Analysis>,
): Promise<PresentedAnalysis> {
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    await lockAnalysis(req, id);
    return presentAnalysis(await change(await findOwnAnalysis({ req, user, id }), user));
  });
}

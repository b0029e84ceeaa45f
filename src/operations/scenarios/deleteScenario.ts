import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import { removeScenario } from '@/database/tables/analysisScenarios';
import { requireUser } from '../requireUser';
import { findOwnAnalysis } from '../analyses/findAnalysis';

/**
 * Deletes a scenario. For the analysis' owner.
 * @throws Missing when the analysis has no such scenario, or no longer
 */
export async function deleteScenario({
  req,
  id,
  scenarioId,
}: {
  req: PayloadRequest;
  id: number;
  scenarioId: number;
}): Promise<void> {
  const user = requireUser(req);
  await inTransaction(req, async () => {
    await lockAccount(req, user);
    await findOwnAnalysis({ req, user, id });
    if (!(await removeScenario(req, id, scenarioId))) throw new Missing('Scenario not found');
  });
}

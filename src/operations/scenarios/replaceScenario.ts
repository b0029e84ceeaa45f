import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { PresentedScenario, ScenarioBody } from '@/schemas/scenario';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import { findScenarios, updateScenario } from '@/database/tables/analysisScenarios';
import { requireUser } from '../requireUser';
import { findOwnAnalysis } from '../analyses/findAnalysis';
import { presentScenario } from './presentScenario';
import { refuseTakenScenarioName } from './refuseTakenScenarioName';
import { refuseUncountedTasks } from './refuseUncountedTasks';

/**
 * Gives a scenario another name, other numbers, or both. For the analysis' owner.
 * @throws Missing when the analysis has no such scenario
 * @throws Conflict when another one has the name
 */
export async function replaceScenario({
  req,
  id,
  scenarioId,
  body: { name, tasks },
}: {
  req: PayloadRequest;
  id: number;
  scenarioId: number;
  body: ScenarioBody;
}): Promise<PresentedScenario> {
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    const analysis = await findOwnAnalysis({ req, user, id });
    const all = await findScenarios(req, id);
    if (!all.some((scenario) => scenario.id === scenarioId)) throw new Missing('Scenario not found');
    refuseUncountedTasks(analysis, tasks);
    refuseTakenScenarioName(
      name,
      all.filter((scenario) => scenario.id !== scenarioId),
    );
    return presentScenario(await updateScenario(req, scenarioId, { name, tasks }), analysis);
  });
}

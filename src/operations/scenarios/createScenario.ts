import type { PayloadRequest } from 'payload';
import { scenarioLimits } from '@/domain/analysis/scenarioLimits';
import { Conflict, Missing } from '@/errors/ApiFailures';
import type { PresentedScenario, ScenarioBody } from '@/schemas/scenario';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import { holdAnalysis } from '@/database/tables/analyses';
import { findScenarios, insertScenario } from '@/database/tables/analysisScenarios';
import { requireUser } from '../requireUser';
import { findOwnAnalysis } from '../analyses/findAnalysis';
import { presentScenario } from './presentScenario';
import { refuseTakenScenarioName } from './refuseTakenScenarioName';
import { refuseUncountedTasks } from './refuseUncountedTasks';

/**
 * Keeps what was tried out on an analysis under a name. The numbers are kept, the figures are computed.
 * @throws Conflict when the analysis has a scenario of that name, or as many as it may have
 */
export async function createScenario({
  req,
  id,
  body: { name, tasks },
}: {
  req: PayloadRequest;
  id: number;
  body: ScenarioBody;
}): Promise<PresentedScenario> {
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    if (!(await holdAnalysis(req, id))) throw new Missing('Analysis not found');
    const analysis = await findOwnAnalysis({ req, user, id });
    refuseUncountedTasks(analysis, tasks);
    const others = await findScenarios(req, id);
    refuseTakenScenarioName(name, others);
    if (others.length >= scenarioLimits.perAnalysis) {
      throw new Conflict(
        `An analysis keeps up to ${scenarioLimits.perAnalysis} scenarios. Delete one to save another.`,
      );
    }
    const data = { owner: user.id, analysis: id, name, tasks };
    return presentScenario(await insertScenario(req, data), analysis);
  });
}

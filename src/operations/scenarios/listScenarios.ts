import type { PayloadRequest } from 'payload';
import { findScenarios } from '@/database/tables/analysisScenarios';
import type { PresentedScenario } from '@/schemas/scenario';
import { requireUser } from '../requireUser';
import { findAnalysis } from '../analyses/findAnalysis';
import { presentScenario } from './presentScenario';

/** An analysis' named scenarios, oldest first, for its owner and for administrators. */
export async function listScenarios({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<PresentedScenario[]> {
  const analysis = await findAnalysis({ req, user: requireUser(req), id });
  const scenarios = await findScenarios(req, id);
  return scenarios.map((scenario) => presentScenario(scenario, analysis));
}

import type { PayloadRequest } from 'payload';
import type { AnalysisScenario } from '@/payload-types';

// `analysis-scenarios` is closed to every request and has no hooks: nothing else is gone past. Who may see or change an
// analysis' scenarios, its access rule says to the operations before they come here.

const collection = 'analysis-scenarios';

type ScenarioState = Pick<AnalysisScenario, 'name' | 'tasks'>;

/** The scenarios that an analysis has, oldest first. */
export async function findScenarios(req: PayloadRequest, analysisId: number): Promise<AnalysisScenario[]> {
  const { docs } = await req.payload.db.find<AnalysisScenario>({
    collection,
    where: { analysis: { equals: analysisId } },
    sort: 'createdAt',
    pagination: false,
    req,
  });
  return docs;
}

export const insertScenario = (
  req: PayloadRequest,
  data: ScenarioState & { owner: number; analysis: number },
): Promise<AnalysisScenario> => req.payload.db.create({ collection, data, req });

export const updateScenario = (
  req: PayloadRequest,
  id: number,
  data: ScenarioState,
): Promise<AnalysisScenario> => req.payload.db.updateOne({ collection, id, data, req });

/** False when the analysis has no such scenario. */
export async function removeScenario(req: PayloadRequest, analysisId: number, id: number): Promise<boolean> {
  const deleted: AnalysisScenario | null = await req.payload.db.deleteOne({
    collection,
    where: { id: { equals: id }, analysis: { equals: analysisId } },
    req,
  });
  return deleted !== null;
}

export async function removeScenariosOf(req: PayloadRequest, analysisId: number | string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { analysis: { equals: analysisId } }, req });
}

import type { PayloadRequest } from 'payload';
import type { AnalysisScenario } from '@/payload-types';

/** The scenarios that an analysis has, oldest first. Whoever calls has made sure that they may be seen. */
export async function findScenarios(req: PayloadRequest, analysisId: number): Promise<AnalysisScenario[]> {
  const { docs } = await req.payload.db.find<AnalysisScenario>({
    collection: 'analysis-scenarios',
    where: { analysis: { equals: analysisId } },
    sort: 'createdAt',
    pagination: false,
    req,
  });
  return docs;
}

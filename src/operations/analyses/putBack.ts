import type { PayloadRequest } from 'payload';
import { updateAnalysis } from '@/database/tables/analyses';
import { BadRequest } from '@/errors/ApiFailures';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PutBackBody } from '@/schemas/analysisChanges';
import { changeOwnAnalysis } from './changeOwnAnalysis';
import { planOf } from './planOf';
import { readTexts } from './readTexts';

/**
 * Puts projects that the client's own words forbid back into the plan, or leaves them out again. For the analysis'
 * owner. No figure of a project changes.
 * @throws Missing as `findOwnAnalysis`, BadRequest for a project that isn't forbidden
 */
export async function putBack({
  req,
  id,
  body: { opportunityIds },
}: {
  req: PayloadRequest;
  id: number;
  body: PutBackBody;
}): Promise<PresentedAnalysis> {
  return changeOwnAnalysis({ req, id }, async (analysis) => {
    const forbidden = planOf(analysis).projects.flatMap(({ ruledOut, opportunity }) =>
      ruledOut ? [opportunity.id] : [],
    );
    // An id that was put back before may be forbidden no longer: a recount or a release read the words differently.
    const known = [...forbidden, ...readTexts(analysis.putBack)];
    if (opportunityIds.some((one) => !known.includes(one))) {
      const message = 'Only projects that were left out can be put back';
      throw new BadRequest(message, [{ field: 'opportunityIds', message }]);
    }
    return updateAnalysis(req, id, { putBack: forbidden.filter((one) => opportunityIds.includes(one)) });
  });
}

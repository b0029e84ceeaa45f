import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockAnalysis, updateAnalysis } from '@/database/tables/analyses';
import { BadRequest } from '@/errors/ApiFailures';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PutBackBody } from '@/schemas/analysisChanges';
import { lockAccount } from '../accounts/lockAccount';
import { requireUser } from '../requireUser';
import { findOwnAnalysis } from './findAnalysis';
import { planOf } from './planOf';
import { presentAnalysis } from './presentAnalysis';
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
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    await lockAnalysis(req, id);
    const analysis = await findOwnAnalysis({ req, user, id });
    const forbidden = planOf(analysis).projects.flatMap(({ ruledOut, opportunity }) =>
      ruledOut ? [opportunity.id] : [],
    );
    // An id that was put back before may be forbidden no longer: a recount or a release read the words differently.
    const known = [...forbidden, ...readTexts(analysis.putBack)];
    if (opportunityIds.some((one) => !known.includes(one))) {
      const message = 'Only projects that were left out can be put back';
      throw new BadRequest(message, [{ field: 'opportunityIds', message }]);
    }
    return presentAnalysis(
      await updateAnalysis(req, id, { putBack: forbidden.filter((one) => opportunityIds.includes(one)) }),
    );
  });
}

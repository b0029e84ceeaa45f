import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockAnalysisForShare } from '@/database/tables/analyses';
import { putProgress } from '@/database/tables/projectProgress';
import { isInHeadline } from '@/domain/analysis/plan/analysisPlan';
import { actualSavings } from '@/domain/analysis/progress/actualSavings';
import { expectedSavings } from '@/domain/analysis/progress/expectedSavings';
import { BadRequest, Missing } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';
import type { PresentedProgress, ProgressBody } from '@/schemas/progress';
import { lockAccount } from '../accounts/lockAccount';
import { findOwnAnalysis } from '../analyses/findAnalysis';
import { planOf } from '../analyses/planOf';
import { requireUser } from '../requireUser';
import { presentProgress } from './presentProgress';

/**
 * Records a project's status and result. Savings are computed from the hours with the cost formula. For the analysis'
 * owner.
 * @throws Missing when the analysis has no such opportunity
 * @throws BadRequest for hours of a project without a countable task
 */
export async function recordProgress({
  req,
  id,
  opportunityId,
  body,
}: {
  req: PayloadRequest;
  id: number;
  opportunityId: string;
  body: ProgressBody;
}): Promise<PresentedProgress> {
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    if (!(await lockAnalysisForShare(req, id))) throw new Missing('Analysis not found');
    const analysis = await findOwnAnalysis({ req, user, id });
    const figures = figuresOfProject(analysis, opportunityId, body.hoursAMonth);
    const data = { owner: user.id, analysis: id, opportunityId, ...body, ...figures };
    return presentProgress(await putProgress(req, data));
  });
}

function figuresOfProject(analysis: Analysis, opportunityId: string, hoursAMonth: number | null) {
  const project = planOf(analysis).projects.find(({ opportunity }) => opportunity.id === opportunityId);
  if (!project) throw new Missing('Project not found');
  const { opportunity, task } = project;
  if (!task && hoursAMonth !== null) {
    const message = 'No task stands behind this project, so its hours can’t be counted';
    throw new BadRequest(message, [{ field: 'hoursAMonth', message }]);
  }
  const actual = task && hoursAMonth !== null ? actualSavings(task, hoursAMonth) : null;
  // The headline counts nothing for what is better left as it is, or left out.
  const expected = isInHeadline(project) ? expectedSavings(opportunity) : null;
  return {
    projectName: opportunity.name,
    expectedHours: expected?.hours ?? null,
    expectedUsd: expected?.usd ?? null,
    actualHours: actual?.hours ?? null,
    actualUsd: actual?.usd ?? null,
  };
}

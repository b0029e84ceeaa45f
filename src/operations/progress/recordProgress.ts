import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockAnalysisForShare } from '@/database/tables/analyses';
import { putProgress } from '@/database/tables/projectProgress';
import { countedTasks, type ReadAnalysis } from '@/domain/analysis/countedTasks';
import { actualSavings } from '@/domain/analysis/progress/actualSavings';
import { expectedSavings } from '@/domain/analysis/progress/expectedSavings';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { BadRequest, Missing } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';
import type { PresentedProgress, ProgressBody } from '@/schemas/progress';
import { lockAccount } from '../accounts/lockAccount';
import { findOwnAnalysis } from '../analyses/findAnalysis';
import { requireUser } from '../requireUser';
import { presentProgress } from './presentProgress';

/** Returns the tasks and opportunities of a stored analysis, in any stored format. */
function figuresOf(analysis: Pick<Analysis, 'departmentTasks' | 'opportunities'>): ReadAnalysis {
  return {
    departmentTasks: readDepartmentTasks(analysis.departmentTasks),
    opportunities: readOpportunities(analysis.opportunities),
  };
}

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
  const figures = figuresOf(analysis);
  const opportunity = figures.opportunities.find(({ id }) => id === opportunityId);
  if (!opportunity) throw new Missing('Project not found');
  const task = countedTasks(figures).find((counted) => counted.id === opportunityId)?.task;
  if (!task && hoursAMonth !== null) {
    const message = 'No task stands behind this project, so its hours can’t be counted';
    throw new BadRequest(message, [{ field: 'hoursAMonth', message }]);
  }
  const actual = task && hoursAMonth !== null ? actualSavings(task, hoursAMonth) : null;
  const expected = expectedSavings(opportunity);
  return {
    projectName: opportunity.name,
    expectedHours: expected?.hours ?? null,
    expectedUsd: expected?.usd ?? null,
    actualHours: actual?.hours ?? null,
    actualUsd: actual?.usd ?? null,
  };
}

import type { PayloadRequest } from 'payload';
import { reportControlTexts as texts } from '@/content/portal/reportControls';
import { updateAnalysis } from '@/database/tables/analyses';
import { renameProject } from '@/database/tables/projectProgress';
import { findCatalogueTask } from '@/domain/analysis/catalogue/findCatalogueTask';
import { plainLine } from '@/domain/analysis/excerpt';
import { enteredNameOf } from '@/domain/analysis/ownTaskFields';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { renameInOpportunities, renameInText, renameListedTask } from '@/domain/analysis/renameTask';
import { BadRequest } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { RenameTaskBody } from '@/schemas/analysisChanges';
import { changeOwnAnalysis } from './changeOwnAnalysis';
import { differencesOf } from './differencesOf';
import { readTexts } from './readTexts';
import { hashAnswers, recordedAnswers } from './recordedAnswers';

/**
 * Renames a task in the client's own words, for the analysis' owner. It counts as before, so figures and ids stay.
 * @throws Missing as `findOwnAnalysis`, BadRequest for a task of the catalogue, an unknown one, or a name in use
 */
export async function renameTask({
  req,
  id,
  body,
}: {
  req: PayloadRequest;
  id: number;
  body: RenameTaskBody;
}): Promise<PresentedAnalysis> {
  return changeOwnAnalysis({ req, id }, async (analysis) => {
    const departmentTasks = readDepartmentTasks(analysis.departmentTasks);
    const problem = problemOf(departmentTasks[body.department] ?? [], body);
    if (problem) throw new BadRequest(problem.message, [problem]);
    const renamed = {
      departmentTasks: renameListedTask(departmentTasks, body),
      opportunities: renameInOpportunities(analysis.opportunities, body) as Analysis['opportunities'],
      executiveSummary: readTexts(analysis.executiveSummary).map(renameInText(body)),
    };
    // A hash that never fit the answers must not fit them now.
    const isAltered = differencesOf(analysis).includes('answers');
    const inputsHash = hashAnswers(recordedAnswers({ ...analysis, ...renamed }));
    const updated = await updateAnalysis(req, id, {
      ...renamed,
      ...(isAltered ? {} : { calculation: { ...analysis.calculation, inputsHash } }),
    });
    for (const { id: opportunityId, name, ...of } of readOpportunities(updated.opportunities))
      if (of.taskName === body.name && of.department === body.department)
        await renameProject(req, id, opportunityId, name);
    return updated;
  });
}

function problemOf(
  listed: readonly { taskName: string; enteredName?: string }[],
  { taskName, name }: RenameTaskBody,
): { field: keyof RenameTaskBody; message: string } | undefined {
  const task = listed.find((one) => one.taskName === taskName);
  if (!task || findCatalogueTask(enteredNameOf(task)))
    return { field: 'taskName', message: texts.rename.notOwn };
  const isTaken = listed.some((one) => one !== task && sameLine(one.taskName) === sameLine(name));
  return isTaken ? { field: 'name', message: texts.rename.taken } : undefined;
}

const sameLine = (name: string): string => plainLine(name).toLowerCase();

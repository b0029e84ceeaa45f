import type { PayloadRequest } from 'payload';
import { reportControlTexts as texts } from '@/content/portal/reportControls';
import { updateAnalysis } from '@/database/tables/analyses';
import { analyze } from '@/domain/analysis/analyze';
import { engineFactors } from '@/domain/analysis/engineFactors';
import type { AnalysisAnswers, Opportunity } from '@/domain/analysis/types';
import { canonicalJson } from '@/domain/canonicalJson';
import { withKeptWords } from '@/domain/languageModel/analysis/withKeptWords';
import { Conflict } from '@/errors/ApiFailures';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { RecountBody } from '@/schemas/analysisChanges';
import { changeOwnAnalysis } from './changeOwnAnalysis';
import { countedDayRate } from './dayRate';
import { chosenDays } from './planOf';
import { hashAnswers, recordedAnswers } from './recordedAnswers';
import { withReadiness } from './withReadiness';

/**
 * Counts an analysis again, for its owner: with the readiness of the account's latest audit and with answers about
 * tasks that were to be sized. Everything else that the client entered stays, and so does the day rate. The model's
 * summary speaks of the former figures, so it is dropped, and so are its texts about opportunities whose figures change.
 * @throws Missing as `findOwnAnalysis`, Conflict for an older analysis without tasks, which would lose its figures
 */
export async function recountAnalysis({
  req,
  id,
  body: { taskAnswers },
}: {
  req: PayloadRequest;
  id: number;
  body: RecountBody;
}): Promise<PresentedAnalysis> {
  return changeOwnAnalysis({ req, id }, async (analysis, user) => {
    const { readinessAudit: _audit, aiReadiness: _readiness, ...recorded } = recordedAnswers(analysis);
    if (Object.keys(recorded.departmentTasks).length === 0) throw new Conflict(texts.older);
    const answers = await withReadiness(req, user, {
      ...recorded,
      departmentTasks: withTaskAnswers(recorded.departmentTasks, taskAnswers),
    });
    const days = chosenDays(analysis);
    const result = analyze(
      answers,
      countedDayRate(analysis.dayRateUsd),
      days?.movesPhases ? days.aMonth : null,
    );
    return updateAnalysis(req, id, {
      ...result,
      aiReadiness: answers.aiReadiness,
      readinessAudit: answers.readinessAudit ?? { percent: null, auditedAt: null },
      opportunities: withWordsOfSameFigures(result.opportunities, analysis.opportunities),
      executiveSummary: [],
      calculation: { inputsHash: hashAnswers(answers), factors: engineFactors },
    });
  });
}

/** The model's texts may state hours and dollars of their opportunity. */
function withWordsOfSameFigures(counted: readonly Opportunity[], stored: unknown): Opportunity[] {
  const figures = new Map(counted.map(({ id, roiModel }) => [id, canonicalJson(roiModel)]));
  const before = Array.isArray(stored) ? (stored as Opportunity[]) : [];
  return withKeptWords(
    counted,
    before.filter(({ id, roiModel }) => figures.get(id) === canonicalJson(roiModel)),
  );
}

function withTaskAnswers(
  departmentTasks: AnalysisAnswers['departmentTasks'],
  taskAnswers: RecountBody['taskAnswers'],
): AnalysisAnswers['departmentTasks'] {
  return Object.fromEntries(
    Object.entries(departmentTasks).map(([department, tasks]) => [
      department,
      tasks.map((task) => {
        const answer = taskAnswers.find(
          (one) => one.department === department && one.taskName === task.taskName,
        );
        const { cases = answer?.cases, input = answer?.input } = task;
        return { ...task, ...(cases ? { cases } : {}), ...(input ? { input } : {}) };
      }),
    ]),
  );
}

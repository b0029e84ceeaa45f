import { answersInResponse } from '@/content/analysis/presentedAnswers';
import { presentedOpportunities, presentedPlan } from '@/content/analysis/presentedPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { withEnteredNames } from '@/domain/analysis/withEnteredNames';
import {
  readExecutiveSummary,
  readFurtherOpportunities,
} from '@/domain/languageModel/analysis/readAnalysisTexts';
import type { Analysis } from '@/payload-types';
import { chosenDays, freeTextOf, planOf, type PlannedAnalysis } from './planOf';
import { readTexts } from './readTexts';
import { recordedReadinessAudit } from './recordedAnswers';
import { withoutSalaries } from './withoutSalaries';
import type { AnalysisListItem, PresentedAnalysis, SharedAnalysis } from '@/schemas/analysis';

/** The stored values that a list entry shows. */
export type ListedAnalysis = PlannedAnalysis &
  Pick<Analysis, 'id' | 'listName' | 'industry' | 'createdAt' | 'executiveSummary' | 'furtherOpportunities'>;

/**
 * Returns the documented list entry. Its opportunities are what the engine recommends and what is to be sized (ruling
 * 49). Accepts older formats of `opportunities`.
 */
export function presentListItem(analysis: ListedAnalysis, plan = planOf(analysis)): AnalysisListItem {
  return {
    id: analysis.id,
    list_name: analysis.listName,
    industry: analysis.industry,
    created_at: analysis.createdAt,
    opportunities: presentedOpportunities(plan),
    executive_summary: readExecutiveSummary(analysis.executiveSummary),
    further_opportunities: readFurtherOpportunities(analysis.furtherOpportunities),
  };
}

/** Returns the documented response for one analysis. */
export function presentAnalysis(analysis: Analysis, plan = planOf(analysis)): PresentedAnalysis {
  return {
    ...presentListItem(analysis, plan),
    ...presentedPlan(plan, {
      ...freeTextOf(analysis),
      dataTypes: readTexts(analysis.dataTypes),
      industry: analysis.industry,
    }),
    put_back: readTexts(analysis.putBack),
    owner_id: typeof analysis.owner === 'number' ? analysis.owner : analysis.owner.id,
    ...answersInResponse(analysis),
    departments: readTexts(analysis.departments),
    readiness_audit: presentReadinessAudit(analysis),
    data_types: readTexts(analysis.dataTypes),
    department_tasks: withEnteredNames(readDepartmentTasks(analysis.departmentTasks)),
    engine_version: analysis.engineVersion,
    day_rate_usd: analysis.dayRateUsd ?? null,
    own_days: presentOwnDays(analysis),
  };
}

/** Returns an analysis without its id and owner, for shared links, and without salaries if the link hides them. */
export function presentSharedAnalysis(analysis: Analysis): SharedAnalysis {
  const plan = planOf(analysis);
  const { id: _id, owner_id: _owner, ...shown } = presentAnalysis(analysis, plan);
  return analysis.shareHidesSalaries ? withoutSalaries(shown, plan) : shown;
}

function presentOwnDays(analysis: Analysis): PresentedAnalysis['own_days'] {
  const days = chosenDays(analysis);
  return days && { a_month: days.aMonth, moves_phases: days.movesPhases };
}

function presentReadinessAudit(analysis: Analysis): PresentedAnalysis['readiness_audit'] {
  const audit = recordedReadinessAudit(analysis);
  return audit ? { percent: audit.percent, audited_at: audit.auditedAt } : null;
}

import { projectGuides } from '@/domain/analysis/guide/projectGuides';
import { projectTies } from '@/domain/analysis/guide/projectTies';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import {
  readExecutiveSummary,
  readFurtherOpportunities,
} from '@/domain/languageModel/analysis/readAnalysisTexts';
import type { Analysis } from '@/payload-types';
import { chosenDays, constraintsOf, freeTextOf, planOf } from './planOf';
import { readTexts } from './readTexts';
import { recordedReadinessAudit } from './recordedAnswers';
import type { AnalysisListItem, PresentedAnalysis, SharedAnalysis } from '@/schemas/analysis';

type ListedKey =
  | 'id'
  | 'listName'
  | 'industry'
  | 'createdAt'
  | 'opportunities'
  | 'executiveSummary'
  | 'furtherOpportunities';

/** Returns the documented list entry. Accepts older formats of `opportunities`. */
export function presentListItem(analysis: Pick<Analysis, ListedKey>): AnalysisListItem {
  return {
    id: analysis.id,
    list_name: analysis.listName,
    industry: analysis.industry,
    created_at: analysis.createdAt,
    opportunities: readOpportunities(analysis.opportunities).map((opportunity) => ({
      ...opportunity,
      assumptions: opportunity.roiModel.assumptions,
    })),
    executive_summary: readExecutiveSummary(analysis.executiveSummary),
    further_opportunities: readFurtherOpportunities(analysis.furtherOpportunities),
  };
}

/** Returns the documented response for one analysis. */
export function presentAnalysis(analysis: Analysis): PresentedAnalysis {
  const plan = planOf(analysis);
  return {
    ...presentListItem(analysis),
    owner_id: typeof analysis.owner === 'number' ? analysis.owner : analysis.owner.id,
    goals: analysis.goals,
    departments: readTexts(analysis.departments),
    ai_readiness: analysis.aiReadiness,
    readiness_audit: presentReadinessAudit(analysis),
    current_ai_usage: analysis.currentAiUsage,
    data_types: readTexts(analysis.dataTypes),
    bottlenecks: analysis.bottlenecks,
    customer_insights: analysis.customerInsights,
    monetization: analysis.monetization,
    additional_info: analysis.additionalContext ?? '',
    department_tasks: readDepartmentTasks(analysis.departmentTasks),
    engine_version: analysis.engineVersion,
    day_rate_usd: analysis.dayRateUsd ?? null,
    own_days: presentOwnDays(analysis),
    constraints: constraintsOf(analysis),
    project_guides: projectGuides(plan, {
      ...freeTextOf(analysis),
      dataTypes: readTexts(analysis.dataTypes),
    }),
    project_ties: projectTies(plan.projects),
  };
}

/** Returns an analysis without its id and owner, for shared links. */
export function presentSharedAnalysis(analysis: Analysis): SharedAnalysis {
  const { id: _id, owner_id: _owner, ...shown } = presentAnalysis(analysis);
  return shown;
}

function presentOwnDays(analysis: Analysis): PresentedAnalysis['own_days'] {
  const days = chosenDays(analysis);
  return days && { a_month: days.aMonth, moves_phases: days.movesPhases };
}

function presentReadinessAudit(analysis: Analysis): PresentedAnalysis['readiness_audit'] {
  const audit = recordedReadinessAudit(analysis);
  return audit ? { percent: audit.percent, audited_at: audit.auditedAt } : null;
}

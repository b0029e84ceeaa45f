import { constraintsOfPlan } from '@/domain/analysis/constraints/constraintsOfPlan';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { analysisPlan, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { SharedAnalysis } from '@/schemas/analysis';

type PlanFacts = Pick<
  SharedAnalysis,
  'day_rate_usd' | 'constraints' | 'project_ties' | 'own_days' | 'put_back' | 'project_costs' | 'listed_work'
>;

/** All that was considered: recommended and to be sized, left alone, and removed. Other numbers may change which is which. */
export const candidatesOf = (analysis: {
  department_tasks: unknown;
  opportunities: readonly unknown[];
  left_alone: readonly unknown[];
  removed: readonly unknown[];
}): ReadAnalysis => ({
  departmentTasks: readDepartmentTasks(analysis.department_tasks),
  opportunities: readOpportunities([...analysis.opportunities, ...analysis.left_alone, ...analysis.removed]),
});

/**
 * Returns the plan of an analysis from the API, with its tasks and opportunities as stored or as tried in the what-if.
 */
export const planOfPresented = (read: ReadAnalysis, facts: PlanFacts): AnalysisPlan =>
  analysisPlan({
    ...read,
    dayRateUsd: facts.day_rate_usd,
    ...constraintsOfPlan(facts.constraints),
    ownDays: facts.own_days && {
      aMonth: facts.own_days.a_month,
      movesPhases: facts.own_days.moves_phases,
    },
    ruledOut: new Map(
      facts.project_ties.flatMap(({ opportunityId, ruledOut }) =>
        ruledOut ? [[opportunityId, ruledOut] as const] : [],
      ),
    ),
    named: new Map(
      facts.project_ties.flatMap(({ opportunityId, namedAs }) =>
        namedAs ? [[opportunityId, namedAs] as const] : [],
      ),
    ),
    takenOver: new Map(
      facts.project_ties.flatMap(({ opportunityId, takenOverBy }) =>
        takenOverBy ? [[opportunityId, takenOverBy] as const] : [],
      ),
    ),
    leftAs: new Map(
      facts.project_ties.flatMap(({ opportunityId, leftAs }) =>
        leftAs ? [[opportunityId, leftAs] as const] : [],
      ),
    ),
    putBack: facts.put_back,
    investments: facts.project_costs,
    listed: facts.listed_work,
    // The API states them without figures.
    unsized: new Set(),
    needs: new Map(facts.project_ties.map(({ opportunityId, needs }) => [opportunityId, needs])),
  });

import { constraintsOfPlan } from '@/domain/analysis/constraints/constraintsOfPlan';
import {
  readConstraints,
  type Constraint,
  type FreeText,
} from '@/domain/analysis/constraints/readConstraints';
import { planWithNeeds } from '@/domain/analysis/guide/projectNeeds';
import type { ChosenDays } from '@/domain/analysis/plan/ownDays';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { Analysis } from '@/payload-types';
import { readTexts } from './readTexts';

type StoredText = Pick<Analysis, 'goals' | 'bottlenecks' | 'additionalContext'>;

/** The stored values that a plan is made from. */
export type PlannedAnalysis = StoredText &
  Pick<Analysis, 'departmentTasks' | 'opportunities' | 'dayRateUsd' | 'dataTypes' | 'ownDays' | 'putBack'>;

/** Returns the free text that the client wrote. */
export const freeTextOf = ({ goals, bottlenecks, additionalContext }: StoredText): FreeText => ({
  goals,
  bottlenecks,
  additionalContext: additionalContext ?? '',
});

/** Returns the constraints that the client set for every project. */
const constraintsOf = (analysis: StoredText): Constraint[] => readConstraints(freeTextOf(analysis));

/** Returns the days per month that the client set for its own people, or null if it set none. */
export function chosenDays({ ownDays }: Pick<Analysis, 'ownDays'>): ChosenDays | null {
  if (typeof ownDays?.aMonth !== 'number') return null;
  return { aMonth: ownDays.aMonth, movesPhases: ownDays.movesPhases === true };
}

/** Returns the plan of a stored analysis: the projects worth doing, their costs and their returns. */
export const planOf = (analysis: PlannedAnalysis): AnalysisPlan =>
  planWithNeeds(
    {
      departmentTasks: readDepartmentTasks(analysis.departmentTasks),
      opportunities: readOpportunities(analysis.opportunities),
      dayRateUsd: analysis.dayRateUsd ?? null,
      ownDays: chosenDays(analysis),
      ...constraintsOfPlan(constraintsOf(analysis)),
      putBack: readTexts(analysis.putBack),
    },
    { ...freeTextOf(analysis), dataTypes: readTexts(analysis.dataTypes) },
  );

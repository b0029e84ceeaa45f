import { kindsOf } from '@/domain/analysis/constraints/constraintKinds';
import { readConstraints, type Constraint } from '@/domain/analysis/constraints/readConstraints';
import { planWithNeeds } from '@/domain/analysis/guide/projectNeeds';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { Analysis } from '@/payload-types';
import { readTexts } from './readTexts';

type FreeText = Pick<Analysis, 'goals' | 'bottlenecks' | 'additionalContext'>;

/** What the client of a stored analysis asked every project to respect. */
export const constraintsOf = ({ goals, bottlenecks, additionalContext }: FreeText): Constraint[] =>
  readConstraints({ goals, bottlenecks, additionalContext: additionalContext ?? '' });

/** What of a stored analysis is worth doing, and what it costs and returns. */
export const planOf = (
  analysis: Pick<Analysis, 'departmentTasks' | 'opportunities' | 'dayRateUsd' | 'dataTypes'> & FreeText,
): AnalysisPlan =>
  planWithNeeds(
    {
      departmentTasks: readDepartmentTasks(analysis.departmentTasks),
      opportunities: readOpportunities(analysis.opportunities),
      dayRateUsd: analysis.dayRateUsd ?? null,
      constraints: kindsOf(constraintsOf(analysis)),
    },
    readTexts(analysis.dataTypes),
  );

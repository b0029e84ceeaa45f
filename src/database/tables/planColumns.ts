import type { Analysis } from '@/payload-types';

/** The values of an analysis that its plan, and therefore its figures, are made from. */
export type PlanColumns = Pick<
  Analysis,
  | 'goals'
  | 'bottlenecks'
  | 'additionalContext'
  | 'departmentTasks'
  | 'opportunities'
  | 'dayRateUsd'
  | 'dataTypes'
  | 'ownDays'
  | 'putBack'
>;

/** Selects them from `analyses`. */
export const planColumns = `goals, bottlenecks, additional_context as "additionalContext", department_tasks as "departmentTasks",
  analyses.opportunities, day_rate_usd::float8 as "dayRateUsd", data_types as "dataTypes",
  json_build_object('aMonth', own_days_a_month, 'movesPhases', own_days_moves_phases) as "ownDays", put_back as "putBack"`;

import type { SharedAnalysis } from '@/schemas/analysis';

/** Whether salaries and hourly rates are left out of an analysis. They then read as zero. */
export const hidesSalaries = ({ project_costs: costs }: Pick<SharedAnalysis, 'project_costs'>): boolean =>
  costs !== undefined;

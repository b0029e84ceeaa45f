import { savingsAmountUsd } from './formatSavings';
import type { StoredOpportunity } from './readOpportunities';

/** One opportunity's contribution to the totals. */
interface TotalPart {
  id: string;
  name: string;
  savedHours: number;
  savingsUsd: number;
}

/** A department's opportunities with figures, and their sums. */
export interface DepartmentSum {
  department: string;
  parts: TotalPart[];
  savedHours: number;
  savingsUsd: number;
}

interface TotalsExplanation {
  /** Largest savings first. */
  departments: DepartmentSum[];
  savedHours: number;
  savingsUsd: number;
  /** Number of opportunities without hours or money, which add nothing. */
  withoutFigures: number;
}

/** Returns the parts of an analysis's totals by department. */
export function explainTotals(opportunities: readonly StoredOpportunity[]): TotalsExplanation {
  const parts = opportunities.map((opportunity) => ({
    department: opportunity.department,
    part: toPart(opportunity),
  }));
  const counted = parts.filter(({ part }) => part.savedHours !== 0 || part.savingsUsd !== 0);
  const names = [...new Set(counted.map(({ department }) => department))];
  const departments = names
    .map((department) => {
      const own = counted.filter((entry) => entry.department === department).map(({ part }) => part);
      return { department, parts: own, ...sumOf(own) };
    })
    .sort((one, other) => other.savingsUsd - one.savingsUsd);
  return { departments, ...sumOf(departments), withoutFigures: parts.length - counted.length };
}

function toPart({ id, name, roiModel }: StoredOpportunity): TotalPart {
  return {
    id,
    name,
    savedHours: roiModel.savedHours,
    savingsUsd: savingsAmountUsd(roiModel.calculatedSavings) ?? 0,
  };
}

function sumOf(parts: readonly { savedHours: number; savingsUsd: number }[]) {
  return {
    savedHours: parts.reduce((sum, part) => sum + part.savedHours, 0),
    savingsUsd: parts.reduce((sum, part) => sum + part.savingsUsd, 0),
  };
}

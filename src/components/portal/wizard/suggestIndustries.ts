import { analysisLimits } from '@/domain/analysis/analysisLimits';

/** The industries that contain what was typed, in any case; the first ones when nothing was. At most 50. */
export function suggestIndustries(industries: readonly string[], typed: string): string[] {
  const query = typed.trim().toLowerCase();
  return industries
    .filter((industry) => industry.toLowerCase().includes(query))
    .slice(0, analysisLimits.industrySuggestions);
}

import type { MetadataFinding } from './MetadataFinding';
import { pageFindings } from './pageFindings';
import type { PageToCheck, SiteToCheck } from './PageToCheck';

export interface PageWithFindings<Page extends PageToCheck> {
  page: Page;
  /** Worst first. */
  findings: MetadataFinding[];
}

const severities = ['error', 'warning', 'note'] as const;

/** More than any page can have findings: no number of lesser ones outweighs a greater one. */
const base = 1_000;
const weightOf = (findings: readonly MetadataFinding[]) =>
  severities.reduce(
    (weight, wanted) => weight * base + findings.filter(({ severity }) => severity === wanted).length,
    0,
  );

/** Every page with its findings: most errors first, then most warnings, then most notes, else in the given order. */
export function checkMetadata<Page extends PageToCheck>(
  pages: readonly Page[],
  site: SiteToCheck,
): PageWithFindings<Page>[] {
  return pages
    .map((page) => {
      const findings = pageFindings(page, site).toSorted(
        (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
      );
      return { page, findings, weight: weightOf(findings) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ page, findings }) => ({ page, findings }));
}

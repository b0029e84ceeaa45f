import type { Finding } from './Finding';
import { pageFindings } from './pageFindings';
import type { PageToCheck, SiteToCheck } from './PageToCheck';

export interface AuditedPage<Page extends PageToCheck> {
  page: Page;
  /** Worst first. */
  findings: Finding[];
}

const severities = ['error', 'warning', 'note'] as const;

/** More than any page can have findings: no number of lesser ones outweighs a greater one. */
const base = 1_000;
const weightOf = (findings: readonly Finding[]) =>
  severities.reduce(
    (weight, wanted) => weight * base + findings.filter(({ severity }) => severity === wanted).length,
    0,
  );

/** Every page with its findings: most errors first, then most warnings, then most notes, else in the given order. */
export function auditPages<Page extends PageToCheck>(
  pages: readonly Page[],
  site: SiteToCheck,
): AuditedPage<Page>[] {
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

import type { Finding } from './Finding';
import { pageFindings } from './pageFindings';
import type { PageToCheck, SiteToCheck } from './PageToCheck';

export interface AuditedPage<Page extends PageToCheck> {
  page: Page;
  /** Worst first. */
  findings: Finding[];
}

const severities = ['error', 'warning', 'note'] as const;

const countsOf = (findings: readonly Finding[]) =>
  severities.map((wanted) => findings.filter(({ severity }) => severity === wanted).length);

/** More errors first, then more warnings, then more notes. */
function compareFindings(a: readonly Finding[], b: readonly Finding[]): number {
  const countsOfA = countsOf(a);
  const differences = countsOf(b).map((count, index) => count - (countsOfA[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Every page with its findings, the worst page first, else in the given order. */
export function auditPages<Page extends PageToCheck>(
  pages: readonly Page[],
  site: SiteToCheck,
): AuditedPage<Page>[] {
  return pages
    .map((page) => ({
      page,
      findings: pageFindings(page, site).toSorted(
        (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
      ),
    }))
    .toSorted((a, b) => compareFindings(a.findings, b.findings));
}

import type { CsvRow } from '../text/readCsv';
import { isServedPath } from './isServedPath';
import { composeRedirects } from './composeRedirects';
import { readSource } from './readSource';
import { readTarget } from './readTarget';
import { redirectLimits } from './redirectLimits';
import { redirectProblems } from './redirectProblems';

interface Redirect {
  to: string;
  /** The target's path on this site; null for external targets. */
  target: string | null;
  isPermanent: boolean;
}

/** Cells: from, to, and the kind, which is optional. */
type ImportedRow = Readonly<CsvRow>;

/**
 * The result of one line. `redirect` is the row to store; `message` says what else changes, or why the line is
 * rejected.
 */
export type PlannedLine = { line: number; from: string; to: string } & (
  | { outcome: 'new' | 'changed'; redirect: StoredRedirect; message?: string }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; message: string }
);

interface StoredRedirect {
  from: string;
  to: string;
  isPermanent: boolean;
}

interface PlanOptions {
  /** Stored redirects by their source path. */
  redirects: ReadonlyMap<string, Redirect>;
  /** Existing pages among the source and target paths of the file, each with its current path. */
  pages: ReadonlyMap<string, string>;
  siteOrigin: string;
}

const kinds: Readonly<Record<string, boolean>> = { '': true, permanent: true, temporary: false };

/** Plans an import line by line, with the rules of saving a single redirect. Stores nothing. */
export function planImport(
  rows: readonly ImportedRow[],
  { redirects, pages, siteOrigin }: PlanOptions,
): PlannedLine[] {
  const present = new Map(redirects);
  const lines = new Map<string, number>();
  let changes = 0;

  const plan = (row: ImportedRow): PlannedLine => {
    const [from = '', to = '', kind = ''] = row.cells;
    const { line } = row;
    const said = { line, from, to };
    const refused = (message: string): PlannedLine => ({ ...said, outcome: 'refused', message });
    const loss = lossOf(row);
    if (loss) return refused(loss);
    const source = readSource(from);
    const target = readTarget(to, siteOrigin);
    const isPermanent = kinds[kind.toLowerCase()];
    if ('problem' in source) return refused(source.problem);
    if ('problem' in target) return refused(target.problem);
    if (isPermanent === undefined) return refused('The kind is permanent or temporary.');
    const { path } = source;
    const earlier = lines.get(path);
    if (earlier !== undefined) return refused(`Line ${earlier} leads this address on already.`);
    lines.set(path, line);
    const known = present.get(path);
    if (known?.to === target.to && known.isPermanent === isPermanent)
      return { ...said, outcome: 'unchanged' };
    if (!known && pages.has(path)) return refused(redirectProblems.ofPage);
    const end = endOf({ to: target.to, target: target.path, isPermanent }, path);
    if (!end) return refused(redirectProblems.circle);
    if (known?.to === end.to && known.isPermanent === end.isPermanent)
      return { ...said, outcome: 'unchanged' };
    if (!known && present.size >= redirectLimits.most) return refused(redirectProblems.tooMany);
    if (changes >= redirectLimits.mostImported) return refused(redirectProblems.later);
    changes += 1;
    const deleted = keep(path, end);
    const redirect = { from: path, to: target.to, isPermanent };
    return {
      ...{ ...said, outcome: known ? 'changed' : 'new', redirect },
      ...(deleted.length > 0 && { message: redirectProblems.deletes(deleted) }),
    };
  };

  /** Resolves the target in one step; null for a loop. */
  const endOf = (first: Redirect, from: string): Redirect | null => {
    const next = first.target === null || first.target === from ? undefined : stepFrom(first.target);
    const end = next ? { ...composeRedirects(first, next), target: next.target } : first;
    return end.target === from ? null : end;
  };
  /** A page takes precedence over a redirect. */
  const stepFrom = (path: string): Redirect | undefined => {
    const page = isServedPath(path) ? path : pages.get(path);
    if (page === undefined) return present.get(path);
    return page === path ? undefined : { to: page, target: page, isPermanent: true };
  };
  /** @returns the source paths whose redirects are deleted because they would point to themselves */
  const keep = (from: string, redirect: Redirect): string[] => {
    const deleted: string[] = [];
    present.set(from, redirect);
    if (pages.has(from)) return deleted;
    for (const [other, led] of present) {
      if (led.target !== from) continue;
      if (other !== redirect.target) {
        present.set(other, { ...composeRedirects(led, redirect), target: redirect.target });
        continue;
      }
      present.delete(other);
      deleted.push(other);
    }
    return deleted;
  };
  const planned = rows.map(plan);
  return planned.map((line) => withStored(line, present));
}

/** Returns which part of a line would be lost, as a message for the uploader, or null if none is. */
function lossOf({ cells, isBroken }: ImportedRow): string | null {
  if (cells.some((cell) => cell.includes('\ufffd'))) return redirectProblems.notUtf8;
  if (isBroken) return redirectProblems.quotes;
  if (cells.slice(3).some(Boolean)) return redirectProblems.cells;
  return /[?#]/.test(cells[0] ?? '') ? redirectProblems.beyondPath : null;
}

/**
 * Adds a message if the stored redirect differs from the line, for example because a later line redirects its target.
 */
function withStored(line: PlannedLine, present: ReadonlyMap<string, Redirect>): PlannedLine {
  if (line.outcome !== 'new' && line.outcome !== 'changed') return line;
  const { from, isPermanent } = line.redirect;
  const end = present.get(from);
  if (!end || (from === line.from && end.to === line.to && end.isPermanent === isPermanent)) return line;
  const stored = redirectProblems.stored({ from, to: end.to, isTemporary: isPermanent && !end.isPermanent });
  return { ...line, message: [stored, line.message].filter(Boolean).join(' ') };
}

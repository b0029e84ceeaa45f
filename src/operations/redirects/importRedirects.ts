import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockByName } from '@/database/lockByName';
import { findAllRedirects, findPagesAt } from '@/database/tables/redirects';
import { planImport, type PlannedLine } from '@/domain/redirects/planImport';
import { readSource } from '@/domain/redirects/readSource';
import { readTarget } from '@/domain/redirects/readTarget';
import { readCsv } from '@/domain/text/readCsv';
import { BadRequest } from '@/errors/ApiFailures';
import { serializeByKey } from '@/operations/serializeByKey';
import { requireStaff } from '@/operations/requireUser';
import { siteOrigin } from '@/queries/siteOrigin';
import {
  redirectFileLimits,
  type ImportedLine,
  type ImportRedirectsAnswer,
  type ImportRedirectsBody,
} from '@/schemas/redirects';

interface ImportRedirectsArgs {
  req: PayloadRequest;
  body: ImportRedirectsBody;
}

/**
 * Validates a CSV file of redirects and returns the outcome per line. If `confirm` is set, stores all valid lines in
 * one transaction. For staff.
 * @throws BadRequest for a file with too many lines
 */
export async function importRedirects({ req, body }: ImportRedirectsArgs): Promise<ImportRedirectsAnswer> {
  requireStaff(req);
  const rows = rowsOf(body.csv);
  return serializeByKey('redirects', () =>
    inTransaction(req, async () => {
      await lockByName(req, 'redirects');
      const kept = await findAllRedirects(req);
      const redirects = new Map(kept.map((redirect) => [redirect.from, redirect]));
      const plan = planImport(rows, { redirects, pages: await findPagesAt(req, pathsOf(rows)), siteOrigin });
      if (body.confirm) await store(req, plan, redirects);
      return { isStored: body.confirm, lines: plan.map(presentLine) };
    }),
  );
}

function rowsOf(csv: string) {
  const rows = readCsv(csv);
  const hasHead = /^from$/i.test(rows[0]?.cells[0] ?? '');
  const lines = hasHead ? rows.slice(1) : rows;
  if (lines.length <= redirectFileLimits.maxLines) return lines;
  const message = `The file has more than ${redirectFileLimits.maxLines} lines.`;
  throw new BadRequest(message, [{ field: 'csv', message }]);
}

/** Returns the source and target paths of the lines on this site. Invalid addresses have none. */
const pathsOf = (rows: readonly { cells: readonly string[] }[]): string[] =>
  rows.flatMap(({ cells: [from = '', to = ''] }) =>
    [readSource(from), readTarget(to, siteOrigin)].flatMap((end) => ('path' in end ? (end.path ?? []) : [])),
  );

/** Stores the lines in the planned order, because a line may change redirects stored before it. */
async function store(
  req: PayloadRequest,
  plan: readonly PlannedLine[],
  kept: ReadonlyMap<string, { id: number }>,
): Promise<void> {
  for (const line of plan) {
    if (line.outcome !== 'new' && line.outcome !== 'changed') continue;
    const data = line.redirect;
    const id = kept.get(data.from)?.id;
    const common = { collection: 'redirects', data, depth: 0, overrideAccess: false, req } as const;
    if (id === undefined) await req.payload.create(common);
    else await req.payload.update({ ...common, id });
  }
}

const presentLine = (planned: PlannedLine): ImportedLine => {
  const { line, from, to, outcome } = planned;
  const message = planned.outcome === 'unchanged' ? undefined : planned.message;
  return { line, from, to, outcome, ...(message && { message }) };
};

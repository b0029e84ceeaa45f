import type { PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';
import { planColumns, type PlanColumns } from './planColumns';

// `analysis_figures` isn't a collection: it stores values that can be recomputed from the account's analyses.
// Bypasses access control of `analyses` on purpose: the statements already filter by owner.

interface Figures {
  opportunities: number;
  savedHours: number;
  savingsUsd: number;
}

interface SummaryRow extends Figures {
  id: number;
  listName: string;
  industry: string;
  createdAt: Date;
}

interface Summary {
  rows: SummaryRow[];
  /** Over all analyses of the account, not just this page. */
  totals: Pick<Figures, 'opportunities' | 'savingsUsd'> & {
    analyses: number;
    /** Analyses that are the latest of their name (case and spacing ignored) and of their work (0100). */
    latest: number;
    latestSavingsUsd: number;
  };
  /** How many have no stored figures yet; they count as zero here. */
  missing: number;
}

type Counted = Summary['totals'] & Pick<Summary, 'missing'>;

/**
 * Version prefix of every `work_key`. Raise it when the same analysis yields different figures: rows with an older
 * prefix are recomputed, including those that a server of the previous release still writes.
 */
const reading = 'r3 ';
const isOfReading = `coalesce(starts_with(work_key, '${reading}'), false)`;

/** Analyses of one company share `list_key`, which the database derives from their names, or `work_key`. */
const summary = {
  name: 'analysis-summary',
  text: `
    with own as (
      select id, list_name as "listName", industry, created_at as "createdAt", not ${isOfReading} as is_missing,
        coalesce(figures.opportunities, 0) as opportunities, coalesce(saved_hours, 0) as "savedHours",
        coalesce(savings_usd, 0) as "savingsUsd",
        row_number() over (partition by list_key order by created_at desc, id desc) = 1
          and row_number() over (partition by work_key order by created_at desc, id desc) = 1 as is_latest
      from analyses left join analysis_figures as figures on analysis_id = id where owner_id = $1
    ), page as (
      select id, "listName", industry, "createdAt", opportunities, "savedHours", "savingsUsd",
        row_number() over (order by "createdAt" desc, id desc) as place
      from own order by place limit $2 offset $3
    ), totals as (
      select count(*)::int as analyses, (count(*) filter (where is_missing))::int as missing,
        coalesce(sum(opportunities), 0)::int as opportunities, coalesce(sum("savingsUsd"), 0) as "savingsUsd",
        (count(*) filter (where is_latest))::int as latest,
        coalesce(sum("savingsUsd") filter (where is_latest), 0) as "latestSavingsUsd"
      from own
    )
    select page.*, case when place is null or place = $3 + 1 then to_json(totals) end as totals
    from totals left join page on true order by place`,
};

/** Returns one page of an account's analyses, newest first, and the totals over all of them. */
export async function findAnalysisSummary(
  req: PayloadRequest,
  { owner, limit, offset }: { owner: number; limit: number; offset: number },
): Promise<Summary> {
  const found = await namedRows<SummaryRow & { totals: Counted | null; place: unknown }>(req, summary, [
    owner,
    limit,
    offset,
  ]);
  // The first row carries the totals; past the last page it carries nothing else.
  const counted = found[0]?.totals;
  if (!counted) throw new Error('The database did not count the analyses');
  const { missing, ...totals } = counted;
  const rows = found.flatMap(({ totals: _totals, place: _place, ...row }) => (row.id === null ? [] : [row]));
  return { rows, totals, missing };
}

interface Uncounted extends PlanColumns {
  id: number;
  industry: string;
  /** The row's `xmin`, which changes with every update of the analysis. */
  version: string;
}

/** Returns the account's next analyses after this id whose figures are missing or of an older version. */
export const findUncounted = (
  req: PayloadRequest,
  { owner, after, limit }: { owner: number; after: number; limit: number },
): Promise<Uncounted[]> =>
  namedRows<Uncounted>(
    req,
    {
      text: `select id, industry, ${planColumns}, analyses.xmin::text as version
        from analyses left join analysis_figures on analysis_id = id
        where owner_id = $1 and not ${isOfReading} and id > $2 order by id limit $3`,
    },
    [owner, after, limit],
  );

/**
 * Stores computed figures, except for analyses that changed since they were read. Locks the rows for share, so it
 * waits for concurrent updates.
 */
export async function storeAnalysisFigures(
  req: PayloadRequest,
  counted: readonly (Figures & Pick<Uncounted, 'id' | 'version'> & { workKey: string })[],
): Promise<void> {
  const text = `
    with counted as (
      select * from json_to_recordset($1) as counted (
        "id" integer, "version" text, "opportunities" integer, "savedHours" double precision, "savingsUsd" double precision,
        "workKey" text)
    ), held as (
      select analyses.id from analyses join counted on counted.id = analyses.id and analyses.xmin::text = counted.version
      order by analyses.id for share of analyses
    )
    insert into analysis_figures as figures (analysis_id, opportunities, saved_hours, savings_usd, work_key)
    select id, opportunities, "savedHours", "savingsUsd", '${reading}' || "workKey" from counted
    where id in (select id from held)
    on conflict (analysis_id) do update set opportunities = excluded.opportunities, saved_hours = excluded.saved_hours,
      savings_usd = excluded.savings_usd, work_key = excluded.work_key`;
  await namedRows(req, { text }, [JSON.stringify(counted)]);
}

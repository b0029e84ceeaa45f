import type { PayloadRequest } from 'payload';
import type { ProjectStatus } from '@/domain/analysis/progress/projectStatuses';
import type { ProjectProgress } from '@/payload-types';
import { folded, hasWord } from '../foldedSearch';
import { namedRows } from '../namedRows';
import { withTotal } from '../withTotal';

// Bypasses access control of `project-progress`, which is closed to every request and has no hooks. Operations check
// access to the analysis it belongs to; only administrators read across clients.

const collection = 'project-progress';

type NewProgress = Omit<ProjectProgress, 'id' | 'createdAt' | 'updatedAt'>;

/** Returns the records of one analysis, in order of creation. */
export async function findProgress(req: PayloadRequest, analysisId: number): Promise<ProjectProgress[]> {
  const { docs } = await req.payload.db.find<ProjectProgress>({
    collection,
    where: { analysis: { equals: analysisId } },
    sort: 'id',
    pagination: false,
    req,
  });
  return docs;
}

/** Creates or replaces the record of a project. The caller holds the account's lock. */
export async function putProgress(req: PayloadRequest, data: NewProgress): Promise<ProjectProgress> {
  const where = { analysis: { equals: data.analysis }, opportunityId: { equals: data.opportunityId } };
  const found = await req.payload.db.findOne<ProjectProgress>({ collection, where, req });
  if (!found) return req.payload.db.create({ collection, data, req });
  return req.payload.db.updateOne({ collection, id: found.id, data, req });
}

/** Changes the name that a project's record is listed under, if there is one. */
export async function renameProject(
  req: PayloadRequest,
  analysis: number,
  opportunityId: string,
  projectName: string,
): Promise<void> {
  const where = { analysis: { equals: analysis }, opportunityId: { equals: opportunityId } };
  const found = await req.payload.db.findOne<ProjectProgress>({ collection, where, req });
  if (found) await req.payload.db.updateOne({ collection, id: found.id, data: { projectName }, req });
}

/** Deletes a record; false if there was none. */
export async function removeProgress(
  req: PayloadRequest,
  analysisId: number,
  opportunityId: string,
): Promise<boolean> {
  const deleted: ProjectProgress | null = await req.payload.db.deleteOne({
    collection,
    where: { analysis: { equals: analysisId }, opportunityId: { equals: opportunityId } },
    req,
  });
  return deleted !== null;
}

export async function removeProgressOf(req: PayloadRequest, analysisId: number | string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { analysis: { equals: analysisId } }, req });
}

/** A progress record with its client and analysis. */
export interface ClientProgressRow {
  opportunityId: string;
  projectName: string;
  status: ProjectStatus;
  hoursAMonth: number | null;
  costUsd: number | null;
  note: string | null;
  expectedHours: number | null;
  expectedUsd: number | null;
  actualHours: number | null;
  actualUsd: number | null;
  updatedAt: string;
  analysisId: number;
  analysisName: string;
  clientId: number;
  clientName: string;
  clientEmail: string;
}

interface PageOfClients {
  search?: string;
  status?: ProjectStatus;
  page: number;
  limit: number;
}

/** Joined with a line feed, which no search term contains. */
const searchedText = folded(`progress.project_name || chr(10) || users.name || chr(10) || users.email`);

const pageStatement = {
  name: 'project_progress_page',
  text: `
    select progress.opportunity_id as "opportunityId", progress.project_name as "projectName", progress.status,
      progress.hours_a_month::float as "hoursAMonth", progress.cost_usd::float as "costUsd", progress.note,
      progress.expected_hours::float as "expectedHours", progress.expected_usd::float as "expectedUsd",
      progress.actual_hours::float as "actualHours", progress.actual_usd::float as "actualUsd",
      to_char(progress.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      analyses.id as "analysisId", analyses.list_name as "analysisName",
      users.id as "clientId", users.name as "clientName", users.email as "clientEmail",
      count(*) over ()::int as total
    from project_progress as progress
      join analyses on analyses.id = progress.analysis_id
      join users on users.id = progress.owner_id
    where ($1 = '' or progress.status::text = $1)
      and ($2 = '' or ${hasWord(searchedText, '$2')})
    order by progress.updated_at desc, progress.id desc
    limit $3::int offset $4::int`,
};

/** Returns one page of all clients' projects, last updated first. */
export async function findProgressOfClients(
  req: PayloadRequest,
  { search = '', status, page, limit }: PageOfClients,
): Promise<{ rows: ClientProgressRow[]; total: number }> {
  const values = (at: number) => [status ?? '', search, String(limit), String((at - 1) * limit)];
  const read = (at: number) =>
    namedRows<ClientProgressRow & { total: number }>(req, pageStatement, values(at));
  return withTotal(await read(page), async () => (page === 1 ? 0 : ((await read(1))[0]?.total ?? 0)));
}

interface StatusSums {
  status: ProjectStatus;
  count: number;
  measured: number;
  expectedUsd: number;
  actualUsd: number;
}

/** Returns the count per status, and the expected and actual savings of projects with a measured result. */
export const sumProgress = (req: PayloadRequest): Promise<StatusSums[]> =>
  namedRows<StatusSums>(
    req,
    {
      name: 'project_progress_sums',
      text: `
        select status, count(*)::int as count, count(actual_usd)::int as measured,
          coalesce(sum(expected_usd) filter (where actual_usd is not null), 0)::float as "expectedUsd",
          coalesce(sum(actual_usd), 0)::float as "actualUsd"
        from project_progress group by status`,
    },
    [],
  );

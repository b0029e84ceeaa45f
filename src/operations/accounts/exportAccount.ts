import type { PayloadRequest, TypedUser } from 'payload';
import { findFormerEmails } from '@/database/tables/accountLinks';
import { findOwnedAfter, type ExportedCollection } from '@/database/tables/owned';
import { findEntriesAbout } from '@/database/tables/trailEntries';
import type { TrailChange } from '@/domain/trail/fieldChangesBetween';
import { TooManyRequests } from '@/errors/ApiFailures';
import type { Analysis, AuditReport, ModelCall, ProjectProgress, TrailEntry, User } from '@/payload-types';
import type { AccountExport, FormerEmail, RecordedChange } from '@/schemas/account';
import { writeTrail } from '@/services/trail/writeTrail';
import { presentAnalysis } from '../analyses/presentAnalysis';
import { analysisDraftOf } from '../analyses/readAnalysisDraft';
import { presentSharedAudit } from '../audits/presentAudit';
import { auditDraftOf } from '../audits/readAuditDraft';
import { inquiriesOf } from '../inquiries/inquiriesOf';
import { presentQuestion } from '../languageModel/presentQuestion';
import { presentProgress } from '../progress/presentProgress';
import { requireAdmin, requireUser } from '../requireUser';
import { sessionsOf } from '../sessions/listSessions';
import { findUser } from '../users/findUser';
import { presentOwnAccount } from './presentOwnAccount';
import { preferencesOf } from './readPreferences';

/** An export older than this no longer blocks a new one: its reader may have stalled forever. */
const longestMs = 60_000;

const retryAfterSeconds = 10;

/** Start time of each account's running export, by account id. Per process: another process may run a second one. */
const beganAtMs = new Map<number, number>();

/**
 * Yields the parts of an account's export. Only one export per account runs at a time.
 * @throws TooManyRequests on the first part, while another export of the account is in progress
 */
async function* oneExportAtATime<Piece>(
  userId: number,
  pieces: AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  const now = performance.now();
  const earlier = beganAtMs.get(userId);
  if (earlier !== undefined && now - earlier < longestMs) {
    throw new TooManyRequests(
      'Your data is being put together already. Please wait a moment.',
      retryAfterSeconds,
    );
  }
  beganAtMs.set(userId, now);
  try {
    yield* pieces;
  } finally {
    if (beganAtMs.get(userId) === now) beganAtMs.delete(userId);
  }
}

/** One analysis can take a megabyte. */
const batchSize = 10;

/** Lists without an upper bound are read in batches. */
type BatchedFields = {
  [
    Name in 'analyses' | 'project_progress' | 'audits' | 'language_model_questions' | 'record_of_changes'
  ]: () => AsyncGenerator<AccountExport[Name]>;
};
type PlainFields = {
  [Name in Exclude<keyof AccountExport, keyof BatchedFields>]: () =>
    AccountExport[Name] | Promise<AccountExport[Name]>;
};

/**
 * Streams the signed-in account's data field by field, including the questions that a language model was asked for
 * it. Each part is read when it is sent: the export is never whole in memory, and a slow reader holds no database
 * connection. Contact form messages are left out. A form doesn't verify its email, so anyone who signs up with
 * another person's address would receive that person's messages.
 * @throws TooManyRequests on the first field, while another export of the account is in progress
 */
export function exportAccount({ req }: { req: PayloadRequest }): AsyncGenerator<readonly [string, unknown]> {
  const user = requireUser(req);
  return oneExportAtATime(user.id, readFields(accountFieldsOf(req, user)));
}

/**
 * Streams the data of any account, including contact form messages sent with its email. Only for administrators, who
 * pass it on to the person.
 * @throws Missing or TooManyRequests on the first field
 */
export async function* exportPerson(
  req: PayloadRequest,
  id: number,
): AsyncGenerator<readonly [string, unknown]> {
  requireAdmin(req);
  yield* oneExportAtATime(id, readPerson(req, await findUser(req, id)));
}

/** Records the export in the trail after the check for a running export, so a rejected one isn't recorded. */
async function* readPerson(req: PayloadRequest, user: User): AsyncGenerator<readonly [string, unknown]> {
  await writeTrail({ req, action: 'export', subject: 'users', subjectId: user.id, label: user.email });
  yield* readFields({
    ...accountFieldsOf(req, user),
    inquiries: () => inquiriesOf(req, user.email),
  });
}

function accountFieldsOf(req: PayloadRequest, user: TypedUser | User): PlainFields & BatchedFields {
  return {
    exported_at: () => new Date().toISOString(),
    account: () => presentOwnAccount(req, user),
    preferences: () => preferencesOf(user),
    analyses: () =>
      mapBatches(own<Analysis>(req, user.id, 'analyses'), (batch) =>
        batch.map((analysis) => presentAnalysis(analysis)),
      ),
    project_progress: () =>
      mapBatches(own<ProjectProgress>(req, user.id, 'project-progress'), (batch) =>
        batch.map((progress) => ({ analysis_id: Number(progress.analysis), ...presentProgress(progress) })),
      ),
    audits: () =>
      mapBatches(own<AuditReport>(req, user.id, 'audit-reports'), (batch) =>
        batch.map((audit) => ({
          id: audit.id,
          ...presentSharedAudit(audit),
          ai_report: audit.insights || null,
        })),
      ),
    analysis_draft: () => analysisDraftOf(req, user.id),
    audit_draft: () => auditDraftOf(req, user.id),
    sessions: () => sessionsOf(req, user.id),
    former_emails: () => formerEmailsOf(req, user.id),
    language_model_questions: () =>
      mapBatches(own<ModelCall>(req, user.id, 'model-calls'), (batch) => batch.map(presentQuestion)),
    record_of_changes: () =>
      mapBatches(
        inBatches((after) => findEntriesAbout(req, { userId: user.id, after, limit: batchSize })),
        (batch) => batch.map(presentChange),
      ),
  };
}

async function* readFields(
  fields: Record<string, () => unknown>,
): AsyncGenerator<readonly [string, unknown]> {
  for (const [name, read] of Object.entries(fields)) yield [name, await read()];
}

/** Yields rows that the account owns, or that were made for it, oldest first. */
const own = <Row extends { id: number }>(
  req: PayloadRequest,
  owner: number,
  collection: ExportedCollection,
): AsyncGenerator<Row[]> =>
  inBatches((after) => findOwnedAfter<Row>(req, { collection, owner, after, limit: batchSize }));

async function* inBatches<Row extends { id: number }>(
  readAfter: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const batch = await readAfter(after);
    yield batch;
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id ?? after;
  }
}

async function* mapBatches<Row, Shown>(
  batches: AsyncGenerator<Row[]>,
  show: (batch: Row[]) => Shown[] | Promise<Shown[]>,
): AsyncGenerator<Shown[]> {
  for await (const batch of batches) yield await show(batch);
}

async function formerEmailsOf(req: PayloadRequest, userId: number): Promise<FormerEmail[]> {
  const links = await findFormerEmails(req, userId);
  return links.map(({ email, expiresAt }) => ({ email: email ?? '', until: expiresAt }));
}

/** Omits the actor's name, because it may be another person's. */
const presentChange = ({ createdAt, action, changes, actorId, subjectId }: TrailEntry): RecordedChange => ({
  at: createdAt,
  action,
  // `writeTrail` is the only writer of this column.
  changes: changes as unknown as TrailChange[],
  by_account: actorId === subjectId,
});

import type { PayloadRequest, TypedUser } from 'payload';
import { findFormerEmails } from '@/database/tables/accountLinks';
import { findOwnedAfter, type ExportedCollection } from '@/database/tables/owned';
import { findEntriesAbout } from '@/database/tables/trailEntries';
import type { TrailChange } from '@/domain/trail/changesBetween';
import { TooManyRequests } from '@/errors/ApiFailures';
import type { Analysis, AuditReport, ModelCall, ProjectProgress, TrailEntry, User } from '@/payload-types';
import type { AccountExport, FormerEmail, RecordedChange } from '@/schemas/account';
import { presentAnalysis } from '../analyses/presentAnalysis';
import { analysisDraftOf } from '../analyses/readAnalysisDraft';
import { presentSharedAudit } from '../audits/presentAudit';
import { auditDraftOf } from '../audits/readAuditDraft';
import { inquiriesOf } from '../inquiries/inquiriesOf';
import { presentQuestion } from '../languageModel/presentQuestion';
import { presentProgress } from '../progress/presentProgress';
import { requireAdmin, requireUser } from '../requireUser';
import { sessionsOf } from '../sessions/listSessions';
import { writeTrail } from '../trail/writeTrail';
import { findUser } from '../users/findUser';
import { presentOwnAccount } from './presentOwnAccount';
import { preferencesOf } from './readPreferences';

/** A reader that never comes back is waited for no longer. */
const longestMs = 60_000;

const retryAfterSeconds = 10;

/** When each account's export began, by its id. In this process: a second one may make one beside. */
const beganAtMs = new Map<number, number>();

/**
 * Makes the pieces of an account's export, unless one of the same account is underway.
 * @throws TooManyRequests with the first piece
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

/** An analysis can take a megabyte. */
const batchSize = 10;

/** The lists that grow come in batches. */
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
 * Everything that is kept about the signed-in account and belongs to it, and what a language model was asked for it, field
 * by field, read while it is sent: neither the whole of it is in memory nor a connection held for a slow reader. Messages
 * sent through the contact form are not in it: an email in a form proves nothing, so they would be handed to whoever signs up with somebody else's address.
 * @throws TooManyRequests with the first field, while another export of the account is underway
 */
export function exportAccount({ req }: { req: PayloadRequest }): AsyncGenerator<readonly [string, unknown]> {
  const user = requireUser(req);
  return oneExportAtATime(user.id, readFields(accountFieldsOf(req, user)));
}

/**
 * The same of any account, and the messages of its address. For administrators, who hand it to the person.
 * @throws Missing, and TooManyRequests as above, with the first field
 */
export async function* exportPerson(
  req: PayloadRequest,
  id: number,
): AsyncGenerator<readonly [string, unknown]> {
  requireAdmin(req);
  yield* oneExportAtATime(id, readPerson(req, await findUser(req, id)));
}

/** Noted once it isn't refused any more. */
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
      mapBatches(own<Analysis>(req, user.id, 'analyses'), (batch) => batch.map(presentAnalysis)),
    project_progress: () =>
      mapBatches(own<ProjectProgress>(req, user.id, 'project-progress'), (batch) =>
        batch.map((progress) => ({ analysis_id: Number(progress.analysis), ...presentProgress(progress) })),
      ),
    audits: () =>
      mapBatches(own<AuditReport>(req, user.id, 'audit-reports'), (batch) =>
        batch.map((audit) => ({ id: audit.id, ...presentSharedAudit(audit) })),
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

/** What belongs to the account or names it as whom it was for, oldest first. */
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

/** Without the name of who acted: that is somebody else's, or the account's own. */
const presentChange = ({ createdAt, action, changes, actorId, subjectId }: TrailEntry): RecordedChange => ({
  at: createdAt,
  action,
  // Only writeTrail fills it.
  changes: changes as unknown as TrailChange[],
  by_account: actorId === subjectId,
});

import { sql, type SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { lapsedInvitationDays } from '@/domain/accounts/accountLinkLife';
import { usageDays } from '@/domain/languageModel/usageDays';

interface Sweep {
  table: string;
  /** Which rows have had their day. */
  isOver: SQL;
  /** What becomes of them; they are deleted unless told. */
  set?: SQL;
}

/** More than an account's screens remember; a program that stores preferences without end keeps the latest. */
const keptPreferences = 200;
const endedShare = sql`share_token_hash = null, share_expires_at = null`;

/** The privacy page promises some of these times (`content/site/company/privacy`). */
const sweeps: readonly Sweep[] = [
  { table: 'sessions', isOver: sql`expires_at < now()` },
  { table: 'account_links', isOver: sql`expires_at < now()` },
  {
    table: 'users',
    isOver: sql`pending_email_until < now()`,
    set: sql`pending_email = null, pending_email_until = null`,
  },
  // Until then it can be sent again.
  {
    table: 'invitations',
    isOver: sql`expires_at < now() - make_interval(days => ${lapsedInvitationDays}) and is_first is not true`,
  },
  // Whoever was invited and never came has no account whose deletion would take the address out.
  {
    table: 'trail_entries',
    isOver: sql`subject = 'invitations' and position('@' in subject_label) > 0
      and not exists (select from invitations where invitations.id = subject_id)
      and not exists (
        select from trail_entries as accepted
        where accepted.subject = 'invitations' and accepted.subject_id = trail_entries.subject_id
          and accepted.action = 'accept')`,
    set: sql`subject_label = 'Invitation ' || subject_id`,
  },
  { table: 'analyses', isOver: sql`share_expires_at < now()`, set: endedShare },
  { table: 'audit_reports', isOver: sql`share_expires_at < now()`, set: endedShare },
  { table: 'analysis_drafts', isOver: sql`updated_at < now() - interval '1 year'` },
  { table: 'audit_drafts', isOver: sql`updated_at < now() - interval '1 year'` },
  { table: 'generations', isOver: sql`lease_until < now() - interval '1 day'` },
  { table: 'rate_limits', isOver: sql`expire < extract(epoch from now()) * 1000` },
  { table: 'expired_tags', isOver: sql`at < now() - interval '1 hour'` },
  // What somebody has counted is counted anew sooner (`tables/userMarks`).
  { table: 'account_changes', isOver: sql`at < now() - interval '1 day'` },
  { table: 'missing_addresses', isOver: sql`last_at < now() - interval '90 days'` },
  // Reports that are older than a day are refused. Only a confirmation may have to be waited for.
  {
    table: 'bookings',
    isOver: sql`told_at < now() - case
      when is_asked and not is_confirmed and ending is null then interval '90 days' else interval '2 days' end`,
  },
  // Whoever still edits renews it every few minutes.
  { table: 'payload_locked_documents', isOver: sql`updated_at < now() - interval '1 hour'` },
  { table: 'payload_jobs', isOver: sql`completed_at < now() - interval '1 day'` },
  // Given up, with an address in it that may be nobody's account, or no longer: long enough to hear of it.
  {
    table: 'payload_jobs',
    isOver: sql`has_error and input->'order' ? 'email' and updated_at < now() - interval '1 day'`,
  },
  // Given up: kept for whoever looks into it. That a reply never left is known from nothing else, as long as it is there.
  {
    table: 'payload_jobs',
    isOver: sql`has_error and updated_at < now() - interval '30 days' and not exists (
      select from inquiry_entries where input->'order'->>'kind' = 'inquiryReply'
        and id = (input->'order'->>'entryId')::int)`,
  },
  { table: 'model_calls', isOver: sql`created_at < now() - make_interval(days => ${usageDays.max + 1})` },
  {
    table: 'payload_preferences',
    isOver: sql`id in (
      select parent_id from (
        select parent_id, row_number() over (partition by users_id order by parent_id desc) as place
        from payload_preferences_rels
      ) as placed where place > ${keptPreferences})`,
  },
];

const batchSize = 1_000;
/** The rest waits for the next time. */
const batchesAtOnce = 20;

/**
 * Removes rows that have had their day, in batches that hold locks for a moment only; past hooks and access rules, because
 * nothing follows from the end of any of them. Rows that somebody else has locked are left for the next time, so any number
 * of processes may do it at once, and doing it twice changes nothing. A table that takes too long, or that somebody keeps
 * locked, holds no other up.
 * @throws AggregateError of what failed
 */
export async function sweepRows({ payload }: PayloadRequest): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of sweeps) {
    await sweepTable(payload, sweep).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some rows could not be removed');
}

async function sweepTable(payload: Payload, sweep: Sweep): Promise<void> {
  let isDone = false;
  for (let batch = 0; !isDone && batch < batchesAtOnce; batch += 1) {
    const { rowCount } = await payload.db.drizzle.execute(statementOf(sweep));
    isDone = (rowCount ?? 0) < batchSize;
  }
}

function statementOf({ table, isOver, set }: Sweep): SQL {
  const name = sql.identifier(table);
  const rows = sql`ctid = any(array(
    select ctid from ${name} where ${isOver} limit ${batchSize} for update skip locked))`;
  return set ? sql`update ${name} set ${set} where ${rows}` : sql`delete from ${name} where ${rows}`;
}

import { sql, type SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { lapsedInvitationDays } from '@/domain/accounts/accountLinkLife';
import { usageDays } from '@/domain/languageModel/usageDays';

interface Sweep {
  table: string;
  /** Selects the expired rows. */
  isOver: SQL;
  /** Assignments to apply to them; without any, the rows are deleted. */
  set?: SQL;
}

/** More than the admin screens store for one account. Limits a client that keeps writing new preferences. */
const keptPreferences = 200;
const endedShare = sql`share_token_hash = null, share_expires_at = null`;

/** The privacy page promises some of these retention periods (`content/site/company/privacy`). */
const sweeps: readonly Sweep[] = [
  { table: 'sessions', isOver: sql`expires_at < now()` },
  { table: 'account_links', isOver: sql`expires_at < now()` },
  {
    table: 'users',
    isOver: sql`pending_email_until < now()`,
    set: sql`pending_email = null, pending_email_until = null`,
  },
  // Until then the invitation can be sent again.
  {
    table: 'invitations',
    isOver: sql`expires_at < now() - make_interval(days => ${lapsedInvitationDays}) and is_first is not true`,
  },
  // An invitee who never accepted has no account, so no account deletion would remove the email address.
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
  // Marks in memory expire sooner and are recounted (`tables/userMarks`).
  { table: 'account_changes', isOver: sql`at < now() - interval '1 day'` },
  { table: 'missing_addresses', isOver: sql`last_at < now() - interval '90 days'` },
  // Vendor reports older than a day are rejected. Only a booking that awaits confirmation is kept longer.
  {
    table: 'bookings',
    isOver: sql`told_at < now() - case
      when is_asked and not is_confirmed and ending is null then interval '90 days' else interval '2 days' end`,
  },
  // An open editor renews its lock every few minutes.
  { table: 'payload_locked_documents', isOver: sql`updated_at < now() - interval '1 hour'` },
  { table: 'payload_jobs', isOver: sql`completed_at < now() - interval '1 day'` },
  // Failed mail jobs that contain an email address, possibly of no account: kept one day so that the failure can be
  // reported.
  {
    table: 'payload_jobs',
    isOver: sql`has_error and input->'order' ? 'email' and updated_at < now() - interval '1 day'`,
  },
  // Other failed jobs are kept 30 days for investigation. Failed inquiry replies stay as long as their entry, because
  // nothing else records that the reply wasn't sent.
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
/** The next run handles the rest. */
const batchesAtOnce = 20;

/**
 * Deletes or clears expired rows in batches that hold locks only briefly. Bypasses hooks and access control on
 * purpose: nothing depends on these rows. Locked rows are skipped until the next run, so it is idempotent and any
 * number of processes may run it at once. A slow or locked table doesn't block the others.
 * @throws AggregateError of the tables that failed
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

import { readFileSync } from 'node:fs';
import { payloadSecret } from '@/access/payloadSecret';
import { hashOfSessionSecret, newSessionSecret, signSessionToken } from '@/access/sessionToken';
import type { Role } from '@/domain/accounts/roles';
import { withConnection } from '../../../scripts/database/connectDatabase.mjs';
import { databaseUrlFile, testSettings } from '../../../scripts/testing/testSettings.mjs';
import { goodPasswordHash } from '../../factories/goodPassword';

/** For what no page can do, and for what would take a page too long. */
const query = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  withConnection(
    readFileSync(databaseUrlFile, 'utf8'),
    async (client) => (await client.query<Row>(text, values)).rows,
  );

const sharedTables = { reports: 'audit_reports', analyses: 'analyses' };

/** Makes the link to something shared one that has expired a minute ago. */
export async function expireShare(kind: keyof typeof sharedTables, id: number): Promise<void> {
  await query(
    `update ${sharedTables[kind]} set share_expires_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
}

interface NewAccount {
  name: string;
  email: string;
  company: string | null;
  role: Role;
  /** Of analyses; what a new client has unless told. */
  reportLimit?: number;
}

/** An account whose password is `goodPassword`, without the time that hashing it takes. */
export async function insertAccount({
  name,
  email,
  company,
  role,
  reportLimit = 3,
}: NewAccount): Promise<void> {
  await query(
    `insert into users (name, email, company, role, report_limit, salt, hash)
     values ($1, $2, $3, $4::text::enum_users_role, case when $4::text = 'admin' then null else $7::int end, $5, $6)`,
    [name, email, company, role, goodPasswordHash.salt, goodPasswordHash.hash, reportLimit],
  );
}

/** As if an account had been made then. */
export async function setJoined(email: string, moment: string): Promise<void> {
  await query('update users set created_at = $2 where email = $1', [email, moment]);
}

/** As if the days had passed for which staff can postpone a password of their own. */
export async function endPostponing(email: string): Promise<void> {
  await query(`update users set password_due_at = now() - interval '1 minute' where email = $1`, [email]);
}

/** The token of a new session, as if somebody had signed in; they hear nothing of it by mail. */
export async function openSession(email: string): Promise<string> {
  const secret = newSessionSecret();
  const [session] = await query<{ id: number; expiresAt: number }>(
    `insert into sessions (user_id, secret_hash, last_seen_at, expires_at)
     select id, $2, now(), now() + interval '1 day' from users where email = $1
     returning id, extract(epoch from expires_at)::int as "expiresAt"`,
    [email, hashOfSessionSecret(secret)],
  );
  const { id = 0, expiresAt = 0 } = session ?? {};
  const siteSecret = payloadSecret(testSettings().PAYLOAD_SECRET ?? '');
  return signSessionToken({ sessionId: id, secret, expiresAt }, siteSecret);
}

interface NewInquiry {
  name?: string;
  email: string;
  message: string;
}

/** A message as the contact form keeps it; answers its id. */
export async function insertInquiry({ name = 'Robin Example', email, message }: NewInquiry): Promise<number> {
  const [inquiry] = await query<{ id: number }>(
    `insert into inquiries (name, email, message, status, submission_key)
     values ($1, $2, $3, 'new', $2) returning id`,
    [name, email, message],
  );
  return inquiry?.id ?? 0;
}

/** Has the moment come that was set for a post. */
export async function letScheduleBeDue(slug: string): Promise<void> {
  await query(
    `update payload_jobs set wait_until = now() where task_slug = 'schedulePublish'
     and input->'doc'->>'value' = (select id::text from posts where slug = $1)`,
    [slug],
  );
}

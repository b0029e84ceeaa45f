import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { PasswordHash } from '@/domain/accounts/passwordHash';
import type { Role } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';
import { databaseOf } from '../databaseOf';
import { lockByName } from '../lockByName';
import { namedRows } from '../namedRows';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

/**
 * The whole row, the password's hash included: past the access rule, because it is asked for before anybody is known,
 * or for a decision that isn't the caller's to see.
 */
export const findUserRow = (payload: Payload, id: number | string, req?: PayloadRequest) =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req });

/** Past the access rule: the owner of the address isn't signed in. */
export const findUserByEmail = (payload: Payload, email: string) =>
  payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });

export interface Credentials extends PasswordHash {
  id: number;
}

const credentialsOfEmail = {
  name: 'credentials-of-email',
  text: `
    select id, hash, salt from users where email = $1 and hash is not null and salt is not null
    union all
    select users.id, hash, salt from account_links as links join users on users.id = links.user_id
    where $2::boolean and links.email = $1 and links.purpose = 'email-undo' and links.expires_at > now()
      and hash is not null and salt is not null
    limit 1`,
};

/**
 * What a password is compared with; null for an address without an account. Past the access rule, because strangers sign
 * in: the caller must not let them feel the answer. One statement for all addresses takes the same time for each.
 * @param acceptsFormer also by an address that the account had before and can still restore
 */
export async function findCredentials(
  payload: Payload,
  email: string,
  { acceptsFormer }: { acceptsFormer: boolean },
): Promise<Credentials | null> {
  const [row] = await namedRows<Credentials>(payload, credentialsOfEmail, [email, acceptsFormer]);
  return row ?? null;
}

/** Past the hooks: it is the same password. Nothing happens, and false, when it has been changed meanwhile. */
export async function replaceHash(
  { db }: Payload,
  { id, hash, salt }: Credentials,
  fresh: PasswordHash,
): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    'update users set hash = $1, salt = $2 where id = $3 and hash = $4 and salt = $5',
    [fresh.hash, fresh.salt, id, hash, salt],
  );
  return rowCount === 1;
}

/** In a transaction: whether this is what the account's password is compared with still. */
export async function isPresentHash(req: PayloadRequest, { id, hash, salt }: Credentials): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select from users where id = ${id} and hash = ${hash} and salt = ${salt}`,
  );
  return rows.length > 0;
}

/** Whether another account than this one has the address; past the access rule, which would hide that account. */
export async function isEmailOfAnother(req: PayloadRequest, email: string, userId: number): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email }, id: { not_equals: userId } },
    req,
  });
  return totalDocs > 0;
}

/**
 * What the marks of an account's devices are signed with; null for an address or id without an account. Past the access
 * rule, which gives the salt to nobody.
 */
export async function findDeviceOwner(
  { db }: Payload,
  { email, id }: { email: string; id?: never } | { id: number; email?: never },
): Promise<{ id: number; salt: string } | null> {
  const { rows } = await db.pool.query<{ id: number; salt: string }>(
    'select id, salt from users where email = $1 or id = $2',
    [email, id],
  );
  return rows[0] ?? null;
}

/** In a transaction: others who change this account wait until it ends. Payload has no lock of a row. */
export async function lockUserRow(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for update`);
}

/** In a transaction: who changes this account waits until it ends; who only refers to it, with a new session say, doesn't. */
export async function lockUserRowForShare(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for no key update`);
}

/** The same as `lockUserRow`, answering what the account may do now; null when it is gone. */
export async function lockAllowance(
  req: PayloadRequest,
  id: number,
): Promise<{ role: Role; reportLimit: number | null } | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ role: Role; limit: string | null }>(
    sql`select role, report_limit as limit from users where id = ${id} for update`,
  );
  const [row] = rows;
  return row ? { role: row.role, reportLimit: row.limit === null ? null : Number(row.limit) } : null;
}

/** In a transaction: those who ask this at the same time wait for each other, which only a lock can say. */
export async function hasOtherAdmin(req: PayloadRequest, id: number | string): Promise<boolean> {
  await lockByName(req, 'last-admin');
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select id from users where role = 'admin' and id <> ${id} limit 1`,
  );
  return rows.length > 0;
}

/** Bypasses hooks on purpose: no form shows it, and no session ends by it. Others' sign-ins at the same moment keep the first. */
export async function setPasswordDueAt(req: PayloadRequest, id: number, dueAt: string): Promise<void> {
  await namedRows(
    req,
    { text: 'update users set password_due_at = $2 where id = $1 and password_due_at is null' },
    [id, dueAt],
  );
}

/** Past the hooks: a link that is mailed once more isn't a change of the account, and nothing follows from it. */
export async function setPendingEmailUntil(req: PayloadRequest, id: number, until: string): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { pendingEmailUntil: until },
    returning: false,
    req,
  });
}

/** `inquiries` were sent with their addresses, by whomever. */
type Owned = { accounts: number; analyses: number; audits: number; inquiries: number };

/** What these accounts own, administrators left out: one query over totals that the database keeps, for administrators. */
export async function countOwned(req: PayloadRequest, ids: readonly number[]): Promise<Owned> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<Owned>(sql`
    with chosen as (select id from users where id in (${sqlList(ids)}) and role <> 'admin')
    select (select count(*) from chosen)::int as accounts,
      (select coalesce(sum(count), 0) from user_reports where user_id in (select id from chosen))::int as analyses,
      (select count(*) from audit_reports where owner_id in (select id from chosen))::int as audits,
      (select count(*) from inquiries where email in (select email from users where id in (select id from chosen)))::int
        as inquiries`);
  return rows[0] ?? { accounts: 0, analyses: 0, audits: 0, inquiries: 0 };
}

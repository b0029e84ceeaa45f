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
 * Returns the full row including the password hash. Bypasses access control: it is read before there is a user, or
 * for a decision that the caller may not see.
 */
export const findUserRow = (payload: Payload, id: number | string, req?: PayloadRequest) =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req });

/** Bypasses access control: the owner of the address isn't signed in. */
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
 * Returns the password hash to compare with; null if no account has the address. Bypasses access control for sign-in,
 * so the caller must not reveal the result. A single statement takes the same time for every address.
 * @param acceptsFormer also matches a previous address that the account can still restore
 */
export async function findCredentials(
  payload: Payload,
  email: string,
  { acceptsFormer }: { acceptsFormer: boolean },
): Promise<Credentials | null> {
  const [row] = await namedRows<Credentials>(payload, credentialsOfEmail, [email, acceptsFormer]);
  return row ?? null;
}

/**
 * Stores a new hash of the same password; false if the password has changed meanwhile. Bypasses hooks on purpose: the
 * password stays the same.
 */
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

/** Returns whether this is still the account's password hash. Call in a transaction. */
export async function isPresentHash(req: PayloadRequest, { id, hash, salt }: Credentials): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select from users where id = ${id} and hash = ${hash} and salt = ${salt}`,
  );
  return rows.length > 0;
}

/** Returns whether a different account has the address. Bypasses the access rule, which would hide that account. */
export async function isEmailOfAnother(req: PayloadRequest, email: string, userId: number): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email }, id: { not_equals: userId } },
    req,
  });
  return totalDocs > 0;
}

/**
 * Returns the salt that an account's device cookies are signed with; null if there is no such account. Bypasses the
 * access rule, which never reveals the salt.
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

/**
 * Locks the account row until the transaction ends, against changes by others. Raw SQL, because Payload has no row
 * locks.
 */
export async function lockUserRow(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for update`);
}

/**
 * Locks the account row against changes until the transaction ends, but not against inserts that reference it, e.g. a
 * new session.
 */
export async function lockUserRowNoKeyUpdate(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for no key update`);
}

/** Same as `lockUserRow`, and returns the account's role and report limit; null if it no longer exists. */
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

/**
 * Returns whether there is another administrator. Call in a transaction: an advisory lock serializes concurrent
 * checks.
 */
export async function hasOtherAdmin(req: PayloadRequest, id: number | string): Promise<boolean> {
  await lockByName(req, 'last-admin');
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select id from users where role = 'admin' and id <> ${id} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Sets when a temporary password expires; concurrent sign-ins keep the first value. Bypasses hooks on purpose: no
 * form shows the column, and no session ends because of it.
 */
export async function setPasswordDueAt(req: PayloadRequest, id: number, dueAt: string): Promise<void> {
  await namedRows(
    req,
    { text: 'update users set password_due_at = $2 where id = $1 and password_due_at is null' },
    [id, dueAt],
  );
}

/** Bypasses hooks on purpose: mailing a link again doesn't change the account. */
export async function setPendingEmailUntil(req: PayloadRequest, id: number, until: string): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { pendingEmailUntil: until },
    returning: false,
    req,
  });
}

/** `inquiries`: sent with the accounts' email addresses, by anyone. */
type Owned = { accounts: number; analyses: number; audits: number; inquiries: number };

/** Counts what these accounts own, administrators excluded, in one query. For administrators only. */
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

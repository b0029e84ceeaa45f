import { getTableColumns, sql, type Table } from 'drizzle-orm';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Session, User } from '@/payload-types';
import { lockByName } from '../lockByName';
import { namedRows, type Statement } from '../namedRows';
import { transactionOf } from '../transactionOf';

// `sessions` is closed to every request and has no hooks: nothing else is gone past.

const collection = 'sessions';

/** A session as its own tokens name it: by its number alone it could be another one, in a database that was set back. */
export interface SessionKey {
  id: number;
  secretHash: string;
}

const named = ({ id, secretHash }: SessionKey) => ({
  id: { equals: id },
  secretHash: { equals: secretHash },
});

export const findSession = (req: PayloadRequest, key: SessionKey) =>
  req.payload.db.findOne<Session>({ collection, where: named(key), req });

/** The account as everything behind the session strategy knows it: its password's hash isn't needed there. */
type SessionUser = Omit<User, 'hash' | 'salt' | 'password'>;

/** A session as far as it decides whether it still holds. */
type SessionTimes = Pick<Session, 'id' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>;

/** Both as the driver reads them: days and hours as dates. */
type SessionUserRow = Record<`session${Capitalize<'createdAt' | 'lastSeenAt' | 'expiresAt'>}`, Date> & {
  reportCount: number;
} & Record<Exclude<keyof SessionUser, 'collection'>, unknown>;

/** What only signing in needs of an account. */
const ofSigningIn = ['hash', 'salt'];

/** By Payload's instance: its tables are known once it has read its config. */
const statements = new WeakMap<Payload, Statement>();

function statementFor(payload: Payload): Statement {
  const known = statements.get(payload);
  if (known) return known;
  const fields = Object.entries(getTableColumns(payload.db.tables.users as Table))
    .filter(([field]) => !ofSigningIn.includes(field))
    // The driver would give a number of any size as text.
    .map(([field, column]) => {
      const name = `users.${column.name}`;
      return `${column.getSQLType() === 'numeric' ? `${name}::float8` : name} as "${field}"`;
    });
  const statement = {
    name: 'session-with-user',
    text: `select sessions.created_at as "sessionCreatedAt", sessions.last_seen_at as "sessionLastSeenAt",
      sessions.expires_at as "sessionExpiresAt", ${fields.join(', ')},
      (select count::int from user_reports where user_id = users.id) as "reportCount"
    from sessions join users on users.id = sessions.user_id where sessions.id = $1 and sessions.secret_hash = $2`,
  };
  statements.set(payload, statement);
  return statement;
}

/**
 * A session, ended or not, the account that it opens, and how many analyses that has run; null when session or account
 * is gone, or the session isn't the one that is named. Every signed-in request asks for them, before there is anybody whose rights could be checked: past the access
 * rule of `users` too, whose rows have no hook or field that changes what is read.
 */
export async function findSessionWithUser(
  payload: Payload,
  { id, secretHash }: SessionKey,
): Promise<{ session: SessionTimes; user: SessionUser; reportCount: number } | null> {
  const [row] = await namedRows<SessionUserRow>(payload, statementFor(payload), [id, secretHash]);
  if (!row) return null;
  const { sessionCreatedAt, sessionLastSeenAt, sessionExpiresAt, reportCount, ...account } = row;
  const fields = Object.entries(account).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return {
    reportCount,
    session: {
      id,
      createdAt: sessionCreatedAt.toISOString(),
      lastSeenAt: sessionLastSeenAt.toISOString(),
      expiresAt: sessionExpiresAt.toISOString(),
    },
    user: { ...(Object.fromEntries(fields) as Omit<SessionUser, 'collection'>), collection: 'users' },
  };
}

/** Those that open something, the most recently used first. */
export async function findOpenSessions(req: PayloadRequest, userId: number): Promise<Session[]> {
  const { docs } = await req.payload.db.find<Session>({
    collection,
    where: {
      user: { equals: userId },
      secretHash: { exists: true },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    sort: '-lastSeenAt',
    pagination: false,
    req,
  });
  return docs;
}

export async function prolongSession(
  payload: Payload,
  id: number,
  data: Pick<Session, 'lastSeenAt' | 'expiresAt'>,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data, returning: false, req });
}

export async function deleteSession(req: PayloadRequest, key: SessionKey): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: named(key), req });
}

/** False when the account has no such session. */
export async function deleteSessionOf(req: PayloadRequest, userId: number, id: number): Promise<boolean> {
  const where = { id: { equals: id }, user: { equals: userId } };
  const { totalDocs } = await req.payload.db.count({ collection, where });
  if (totalDocs === 0) return false;
  await req.payload.db.deleteMany({ collection, where, req });
  return true;
}

export async function deleteSessionsOf(req: PayloadRequest, userId: number): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { user: { equals: userId } }, req });
}

export async function deleteOtherSessionsOf(
  req: PayloadRequest,
  userId: number,
  kept: SessionKey | null,
): Promise<void> {
  const others: Where = kept ? { secretHash: { not_equals: kept.secretHash } } : {};
  await req.payload.db.deleteMany({
    collection,
    where: { user: { equals: userId }, ...others },
    req,
  });
}

/**
 * In a transaction: deletes the sessions of an account that have ended, and the oldest ones beyond `kept`. Sign-ins of
 * one account take turns here, so that those sent all at once are counted as well.
 */
export async function deleteSurplusSessions(
  req: PayloadRequest,
  userId: number,
  { now, kept }: { now: number; kept: number },
): Promise<void> {
  await lockByName(req, `sessions:${userId}`);
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from sessions where user_id = ${userId} and (
      expires_at < ${new Date(now).toISOString()}
      or id not in (
        select id from sessions where user_id = ${userId} order by id desc limit ${kept}))`);
}

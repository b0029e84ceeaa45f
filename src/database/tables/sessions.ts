import { getTableColumns, sql, type Table } from 'drizzle-orm';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Session, User } from '@/payload-types';
import { lockByName } from '../lockByName';
import { namedRows, type Statement } from '../namedRows';
import { transactionOf } from '../transactionOf';

// Bypasses access control of `sessions`, which is closed to every request and has no hooks.

const collection = 'sessions';

/** Identifies a session by id and secret: after a database restore, the id alone could belong to another session. */
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

/** The user as the session strategy provides it, without the password hash. */
type SessionUser = Omit<User, 'hash' | 'salt' | 'password'>;

/** The columns that decide whether a session is still valid. */
type SessionTimes = Pick<Session, 'id' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>;

/** Both rows as the driver returns them, with timestamps as `Date`. */
type SessionUserRow = Record<`session${Capitalize<'createdAt' | 'lastSeenAt' | 'expiresAt'>}`, Date> & {
  reportCount: number;
} & Record<Exclude<keyof SessionUser, 'collection'>, unknown>;

/** Columns needed only for signing in. */
const ofSigningIn = ['hash', 'salt'];

/** One per Payload instance: its tables are known only after the config is loaded. */
const statements = new WeakMap<Payload, Statement>();

function statementFor(payload: Payload): Statement {
  const known = statements.get(payload);
  if (known) return known;
  const fields = Object.entries(getTableColumns(payload.db.tables.users as Table))
    .filter(([field]) => !ofSigningIn.includes(field))
    // The driver returns `numeric` as a string.
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
 * Returns a session, expired or not, its user, and how many analyses the user has run; null if session or user is
 * gone or the secret doesn't match. Bypasses access control of `users`: every signed-in request calls this before
 * there is a user to check, and no hook or field changes the values read.
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

/** Returns the sessions that are still valid, most recently used first. */
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

/** Deletes a session of an account; false if the account has no such session. */
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
 * Deletes expired sessions of an account, and the oldest ones beyond `kept`. Call in a transaction: sign-ins of one
 * account are serialized here, so that concurrent ones are counted as well.
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

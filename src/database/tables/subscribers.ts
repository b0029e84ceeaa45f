import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { SubscriberState } from '@/domain/newsletter/subscriberStates';
import type { Subscriber } from '@/payload-types';
import { findBoundedPage } from '../boundedMatches';
import { containing } from '../containing';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';

// `subscribers` is closed to every request and has no hooks: here is its one door, and nothing else is gone past.

const collection = 'subscribers';

/**
 * Keeps that somebody asked, and answers the row's id. One statement, whatever is known of the address: who is on the list
 * stays as they are, and who has left stays so until they confirm anew, because anybody can type an address.
 */
export async function keepSignUp(
  req: PayloadRequest,
  { email, sentFrom, agreedTo }: Pick<Subscriber, 'email' | 'agreedTo'> & { sentFrom: string | null },
): Promise<number> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ id: number }>(sql`
    insert into subscribers as kept (email, state, asked_at, sent_from, agreed_to)
    values (${email}, 'pending', now(), ${sentFrom}, ${agreedTo})
    on conflict (email) do update set
      asked_at = case when kept.state = 'confirmed' then kept.asked_at else excluded.asked_at end,
      sent_from = case when kept.state = 'confirmed' then kept.sent_from else excluded.sent_from end,
      agreed_to = case when kept.state = 'confirmed' then kept.agreed_to else excluded.agreed_to end,
      updated_at = now()
    returning id`);
  return rows[0]?.id ?? 0;
}

export const findSubscriberById = (payload: Payload, id: number) =>
  payload.db.findOne<Subscriber>({ collection, where: { id: { equals: id } } });

/** The link that is on its way before no longer works. */
export async function setConfirmToken(
  payload: Payload,
  id: number,
  { tokenHash, tokenEndsAt }: { tokenHash: string; tokenEndsAt: string },
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { tokenHash, tokenEndsAt }, returning: false });
}

/** Whose link this is, while it works; a link that has been used goes on to say so. */
export const findSubscriberByHash = (req: PayloadRequest, tokenHash: string) =>
  req.payload.db.findOne<Subscriber>({
    collection,
    where: {
      tokenHash: { equals: tokenHash },
      or: [{ tokenEndsAt: { greater_than: new Date().toISOString() } }, { state: { equals: 'confirmed' } }],
    },
    req,
  });

/** Puts whoever has this link on the list. Null when the link doesn't work; `isNew` for the first who uses it. */
export async function confirmByHash(
  req: PayloadRequest,
  tokenHash: string,
): Promise<{ id: number; email: string; isNew: boolean } | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ id: number; email: string; isNew: boolean }>(sql`
    with asked as (
      select id, state from subscribers
      where token_hash = ${tokenHash} and (token_ends_at > now() or state = 'confirmed') for update
    )
    update subscribers set
      state = 'confirmed',
      confirmed_at = case when asked.state = 'confirmed' then subscribers.confirmed_at else now() end,
      left_at = null,
      updated_at = now()
    from asked where subscribers.id = asked.id
    returning subscribers.id, subscribers.email, asked.state <> 'confirmed' as "isNew"`);
  return rows[0] ?? null;
}

/** Whose leave link it is. */
export interface Leaver {
  /** Of the row that it was made for. */
  id: number;
  /** SHA-256 of a key and the address, in base64url; null in links of former releases. */
  address: { key: string; hash: string } | null;
}

/**
 * Takes somebody off the list, or forgets them if they never were on it. Their link to confirm no longer works. Whoever was
 * deleted and has signed up anew has another number: all rows are searched for their address then. Nothing happens to who is gone.
 */
export async function leaveList(req: PayloadRequest, { id: former, address }: Leaver): Promise<void> {
  const transaction = await transactionOf(req);
  const id = address ? await findByHash(req, former, address) : former;
  if (id === null) return;
  await transaction.execute(sql`delete from subscribers where id = ${id} and state = 'pending'`);
  await transaction.execute(sql`
    update subscribers set state = 'left', left_at = now(), token_hash = null, updated_at = now()
    where id = ${id}`);
}

/** The row with this address: looks at the one with this number first. */
async function findByHash(
  req: PayloadRequest,
  id: number,
  { key, hash }: NonNullable<Leaver['address']>,
): Promise<number | null> {
  const transaction = await transactionOf(req);
  const wanted = Buffer.from(hash, 'base64url').toString('hex');
  const isTheirs = sql`encode(sha256(convert_to(${key}::text || email, 'UTF8')), 'hex') = ${wanted}`;
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select id from subscribers where id = ${id} and ${isTheirs}
    union all
    select id from subscribers where ${isTheirs}
    limit 1`);
  return rows[0]?.id ?? null;
}

export const findSubscriberByEmail = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<Subscriber>({ collection, where: { email: { equals: email } }, req });

/** False when there is none. */
export async function deleteSubscriberRow(req: PayloadRequest, id: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`delete from subscribers where id = ${id}`);
  return rowCount === 1;
}

/** With the person who is forgotten. */
export async function deleteSubscriberWith(req: PayloadRequest, email: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { email: { equals: email } }, req });
}

export interface SubscriberRow {
  id: number;
  email: string;
  state: SubscriberState;
  askedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
  sentFrom: string | null;
  agreedTo: string;
}

/** Which are asked for: all without any of them. */
interface Narrowing {
  /** Occurs in the address. */
  search?: string;
  state?: SubscriberState;
}

const columns = `id, email, state, asked_at as "askedAt", confirmed_at as "confirmedAt", left_at as "leftAt",
  sent_from as "sentFrom", agreed_to as "agreedTo"`;

/** What the rows must fulfil, with the values for its placeholders, of which the first has this number. */
function conditionOf({ search, state }: Narrowing, first: number) {
  const asked: [string | undefined, (place: string) => string][] = [
    [state, (place) => `state = ${place}::enum_subscribers_state`],
    [search && containing(search.toLowerCase()), (place) => `email like ${place}`],
  ];
  const stated = asked.flatMap(([value, say]) => (value ? [{ value, say }] : []));
  return {
    condition: stated.map(({ say }, index) => say(`$${first + index}`)).join(' and ') || 'true',
    values: stated.map(({ value }) => value),
  };
}

/** One page, those who asked last first, and how many match; where very many do, one more than are counted. */
export async function findSubscriberPage(
  req: PayloadRequest,
  { page, limit, ...narrowing }: Narrowing & { page: number; limit: number },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  return findBoundedPage<SubscriberRow>(req, {
    ...{ page, limit, order: 'id desc', table: 'subscribers' },
    select: `select ${columns} from subscribers`,
    conditionOf: (first) => conditionOf(narrowing, first),
  });
}

/** Newest first. */
export async function findSubscriberIds(req: PayloadRequest, narrowing: Narrowing): Promise<number[]> {
  const { condition, values } = conditionOf(narrowing, 1);
  const text = `select id from subscribers where ${condition} order by id desc`;
  const rows = await namedRows<{ id: number }>(req, { text }, values);
  return rows.map(({ id }) => id);
}

/** Newest first; who is gone is left out. */
export const findSubscribersByIds = (req: PayloadRequest, ids: readonly number[]): Promise<SubscriberRow[]> =>
  namedRows<SubscriberRow>(
    req,
    {
      name: 'subscribers-by-ids',
      text: `select ${columns} from subscribers where id = any($1) order by id desc`,
    },
    [ids],
  );

const counts = {
  name: 'subscriber-counts',
  text: 'select state, count(*)::int as count from subscribers group by state',
};

/** How many there are of each state. */
export async function countSubscribers(req: PayloadRequest): Promise<Record<SubscriberState, number>> {
  const rows = await namedRows<{ state: SubscriberState; count: number }>(req, counts, []);
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { pending: 0, confirmed: 0, left: 0, ...found };
}

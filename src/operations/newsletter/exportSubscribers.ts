import type { PayloadRequest } from 'payload';
import { findSubscriberIds, findSubscribersByIds, type SubscriberRow } from '@/database/tables/subscribers';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import { requireAdmin } from '@/operations/requireUser';
import type { SubscriberNarrowing } from '@/schemas/newsletter';
import { noteExport } from '../trail/noteExport';
import { leaveAddress } from './leaveAddress';

const batchSize = 500;
const heads = ['Email', 'State', 'Asked', 'Confirmed', 'Left', 'Page', 'Agreed to', 'Leave link'];

const rowOf = (
  { id, email, state, askedAt, confirmedAt, leftAt, sentFrom, agreedTo }: SubscriberRow,
  secret: string,
) =>
  csvRow([
    email,
    state,
    askedAt.toISOString(),
    confirmedAt?.toISOString() ?? null,
    leftAt?.toISOString() ?? null,
    sentFrom,
    agreedTo,
    leaveAddress({ id, email }, secret),
  ]);

/**
 * All subscribers that match, newest first, as the pieces of a CSV file for the firm's mailing tool: with each the link
 * with which they leave, and those who left, so that the tool can be told. Each batch is read when the one before has been
 * sent. For administrators; the trail is told how many were asked for.
 */
export async function* exportSubscribers(
  req: PayloadRequest,
  narrowing: SubscriberNarrowing,
): AsyncGenerator<string> {
  requireAdmin(req);
  const ids = await findSubscriberIds(req, narrowing);
  await noteExport(req, 'subscribers', ids.length);
  yield `${csvMark}${csvRow(heads)}`;
  for (let sent = 0; sent < ids.length; sent += batchSize) {
    const rows = await findSubscribersByIds(req, ids.slice(sent, sent + batchSize));
    yield rows.map((row) => rowOf(row, req.payload.secret)).join('');
  }
}

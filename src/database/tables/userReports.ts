import type { PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';

// `user_reports` isn't a collection: database triggers keep the number of analyses per account.

const reportCount = {
  name: 'report-count',
  text: 'select count::int from user_reports where user_id = $1',
};

/** Returns how many analyses an account has run. */
export async function findReportCount(req: PayloadRequest, userId: number): Promise<number> {
  const [row] = await namedRows<{ count: number }>(req, reportCount, [userId]);
  return row?.count ?? 0;
}

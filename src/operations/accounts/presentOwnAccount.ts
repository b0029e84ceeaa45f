import type { PayloadRequest } from 'payload';
import { reportCounts } from '@/access/reportCounts';
import { findReportCount } from '@/database/tables/userReports';
import type { SessionUser } from '@/schemas/auth';
import { presentUser, type PresentedAccount } from './presentUser';

/** Returns the documented response for the account's owner. Runs no query if the session lookup counted reports. */
export async function presentOwnAccount(req: PayloadRequest, user: PresentedAccount): Promise<SessionUser> {
  return presentUser(user, reportCounts.get(user) ?? (await findReportCount(req, user.id)));
}

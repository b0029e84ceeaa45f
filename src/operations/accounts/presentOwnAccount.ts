import type { PayloadRequest } from 'payload';
import { reportCounts } from '@/access/reportCounts';
import { findReportCount } from '@/database/tables/userReports';
import type { SessionUser } from '@/schemas/auth';
import { presentUser, type PresentedAccount } from './presentUser';

/** The documented shape of an account for its owner. Costs no query where it came with the request's session. */
export async function presentOwnAccount(req: PayloadRequest, user: PresentedAccount): Promise<SessionUser> {
  return presentUser(user, reportCounts.get(user) ?? (await findReportCount(req, user.id)));
}

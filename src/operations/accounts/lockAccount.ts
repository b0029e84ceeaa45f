import type { PayloadRequest, TypedUser } from 'payload';
import { lockAllowance } from '@/database/tables/users';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { Unauthorized } from '@/errors/ApiFailures';

/** What the locked row says now; `req.user` may be as old as the request. */
interface LockedAccount {
  role: TypedUser['role'];
  reportLimit: number;
}

/** Within a transaction: waits until no other request of this account is between looking and writing. */
export async function lockAccount(req: PayloadRequest, user: TypedUser): Promise<LockedAccount> {
  const allowance = await lockAllowance(req, user.id);
  if (!allowance) throw new Unauthorized();
  return { role: allowance.role, reportLimit: allowance.reportLimit ?? defaultReportLimit };
}

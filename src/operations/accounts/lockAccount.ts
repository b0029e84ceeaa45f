import type { PayloadRequest, TypedUser } from 'payload';
import { lockAllowance } from '@/database/tables/users';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { Unauthorized } from '@/errors/ApiFailures';

/** Values from the locked row. `req.user` may be out of date, because it was loaded at the start of the request. */
interface LockedAccount {
  role: TypedUser['role'];
  reportLimit: number;
}

/**
 * Locks the account's row until the transaction ends, so that its requests check limits and write one after another.
 * @throws Unauthorized when the account no longer exists
 */
export async function lockAccount(req: PayloadRequest, user: TypedUser): Promise<LockedAccount> {
  const allowance = await lockAllowance(req, user.id);
  if (!allowance) throw new Unauthorized();
  return { role: allowance.role, reportLimit: allowance.reportLimit ?? defaultReportLimit };
}

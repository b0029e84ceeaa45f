import type { PayloadRequest, TypedUser } from 'payload';
import { undecidedSessions } from '@/access/undecidedSessions';
import { isStaffRole } from '@/domain/accounts/roles';
import { NotAllowed, Unauthorized } from '@/errors/ApiFailures';

/**
 * Returns the signed-in account.
 * @throws Unauthorized for visitors; the stored error if the session couldn't be checked or a password change is due
 */
export function requireUser(req: PayloadRequest): TypedUser {
  if (req.user) return req.user;
  if (undecidedSessions.has(req.headers)) throw undecidedSessions.get(req.headers);
  throw new Unauthorized();
}

/**
 * Returns the signed-in administrator or marketer.
 * @throws Unauthorized for visitors, NotAllowed for clients
 */
export function requireStaff(req: PayloadRequest): TypedUser {
  const user = requireUser(req);
  if (!isStaffRole(user.role)) throw new NotAllowed('Admins and marketers only');
  return user;
}

/**
 * Returns the signed-in administrator.
 * @throws Unauthorized for visitors, NotAllowed for other accounts
 */
export function requireAdmin(req: PayloadRequest): TypedUser {
  const user = requireUser(req);
  if (user.role !== 'admin') throw new NotAllowed('Admins only');
  return user;
}

import type { PayloadRequest, TypedUser } from 'payload';
import { undecidedSessions } from '@/access/undecidedSessions';
import { isStaffRole } from '@/domain/accounts/roles';
import { NotAllowed, Unauthorized } from '@/errors/ApiFailures';

/** The signed-in account, or 401; what kept the session from opening anything is thrown as it is. */
export function requireUser(req: PayloadRequest): TypedUser {
  if (req.user) return req.user;
  if (undecidedSessions.has(req.headers)) throw undecidedSessions.get(req.headers);
  throw new Unauthorized();
}

/** The signed-in administrator or marketer; 401 for visitors, 403 for everyone else. */
export function requireStaff(req: PayloadRequest): TypedUser {
  const user = requireUser(req);
  if (!isStaffRole(user.role)) throw new NotAllowed('Admins and marketers only');
  return user;
}

/** The signed-in administrator; 401 for visitors, 403 for everyone else. */
export function requireAdmin(req: PayloadRequest): TypedUser {
  const user = requireUser(req);
  if (user.role !== 'admin') throw new NotAllowed('Admins only');
  return user;
}

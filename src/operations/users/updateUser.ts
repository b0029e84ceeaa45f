import type { PayloadRequest } from 'payload';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { Role } from '@/domain/accounts/roles';
import { Conflict } from '@/errors/ApiFailures';
import { rejectTakenEmail } from '@/operations/accounts/rejectTakenEmail';
import { inTransaction } from '@/database/inTransaction';
import { requireAdmin } from '@/operations/requireUser';
import type { User } from '@/payload-types';
import type { ManagedUser, UpdateUserBody } from '@/schemas/users';
import { lockUser } from './findUser';
import { findLatestActor } from '../trail/findLatestActor';
import { readManagedUser } from './readManagedUsers';

export const isOutdated =
  'Someone else changed this user in the meantime. Load the latest version and try again.';

interface UpdateUserArgs {
  req: PayloadRequest;
  id: number;
  body: UpdateUserBody;
}

/**
 * Changes an account. Role and limit apply from the next request, also in open sessions, because every request reads
 * the row. Optimistic locking: a stale `updatedAt` gets 409.
 * @throws Missing, Conflict when the email is taken, the revision is stale, the account is about to be deleted or no
 * administrator would be left
 */
export async function updateUser({ req, id, body }: UpdateUserArgs): Promise<ManagedUser> {
  const user = requireAdmin(req);
  const { updatedAt, isAdmin, role: statedRole, reportLimit, ...data } = body;
  if (data.email) await rejectTakenEmail(req, data.email, { userId: id });
  try {
    return await inTransaction(req, async () => {
      const current = await lockUser(req, id);
      await refuseOldVersion(req, current, updatedAt);
      const role = statedRole ?? roleFor(current.role, isAdmin);
      await req.payload.update({
        collection: 'users',
        id,
        data: { ...data, role, reportLimit: limitFor(role, current, reportLimit) },
        depth: 0,
        overrideAccess: false,
        user,
        req,
      });
      return readManagedUser(req, id);
    });
  } catch (error) {
    if (data.email) await rejectTakenEmail(req, data.email, { userId: id, cause: error });
    throw error;
  }
}

/**
 * Rejects a stale revision with who changed the account, and the current revision.
 * @throws Conflict
 */
async function refuseOldVersion(
  req: PayloadRequest,
  current: User,
  shown: string | undefined,
): Promise<void> {
  if (shown === undefined || Date.parse(shown) === Date.parse(current.updatedAt)) return;
  const changedBy = await findLatestActor(req, {
    subject: 'users',
    subjectId: current.id,
    updatedAt: current.updatedAt,
  });
  throw new Conflict(isOutdated, [], {
    changedBy,
    changedAt: current.updatedAt,
    version: current.updatedAt,
  });
}

/** Maps the switch between Admin and User to a role. A marketer who isn't made an administrator stays a marketer. */
export function roleFor(current: Role, isAdmin: boolean | undefined): Role {
  if (isAdmin === undefined) return current;
  if (isAdmin) return 'admin';
  return current === 'admin' ? 'client' : current;
}

/** Administrators have no limit. Without a given limit the current one stays, else the default applies. */
function limitFor(role: Role, current: User, stated: number | null | undefined): number | null {
  if (role === 'admin') return null;
  return (stated === undefined ? current.reportLimit : stated) ?? defaultReportLimit;
}

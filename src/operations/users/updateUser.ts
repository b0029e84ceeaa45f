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
 * Changes an account. The role and the limit hold from the account's next request on, also in open sessions, because
 * every request reads the row. A body that names the version it started from is refused when there is a newer one.
 * @throws Missing, Conflict when the address is taken, the version is old, the account is about to be deleted or no
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

/** Says who was faster, and the version that a change has to start from now. */
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

/** The switch knows Admin and User; a marketer who isn't made an administrator stays one. */
export function roleFor(current: Role, isAdmin: boolean | undefined): Role {
  if (isAdmin === undefined) return current;
  if (isAdmin) return 'admin';
  return current === 'admin' ? 'client' : current;
}

/** Administrators have none; a limit that isn't stated stays, or is the default one. */
function limitFor(role: Role, current: User, stated: number | null | undefined): number | null {
  if (role === 'admin') return null;
  return (stated === undefined ? current.reportLimit : stated) ?? defaultReportLimit;
}

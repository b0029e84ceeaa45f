import type { PayloadRequest } from 'payload';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { Role } from '@/domain/accounts/roles';
import { Conflict } from '@/errors/ApiFailures';
import { refuseTakenEmail } from '@/operations/accounts/refuseTakenEmail';
import { inTransaction } from '@/database/inTransaction';
import { requireAdmin } from '@/operations/requireUser';
import type { User } from '@/payload-types';
import type { ManagedUser, UpdateUserBody } from '@/schemas/users';
import { lockUser } from './findUser';
import { readManagedUser } from './readManagedUsers';
import { refuseWhileRemoved } from './refuseWhileRemoved';

export const isOutdated =
  'Someone else changed this user in the meantime. Load the latest version and try again.';

interface UpdateUserArgs {
  req: PayloadRequest;
  id: number;
  body: UpdateUserBody;
  /** Exactly this role, where the switch between Admin and User says too little. */
  exactRole?: Role;
}

/**
 * Changes an account. The role and the limit hold from the account's next request on, also in open sessions, because
 * every request reads the row. A body that names the version it started from is refused when there is a newer one.
 * @throws Missing, Conflict when the address is taken, the version is old, the account is about to be deleted or no
 * administrator would be left
 */
export async function updateUser({ req, id, body, exactRole }: UpdateUserArgs): Promise<ManagedUser> {
  const user = requireAdmin(req);
  const { updatedAt, isAdmin, reportLimit, ...data } = body;
  if (data.email) await refuseTakenEmail(req, data.email, { userId: id });
  try {
    return await inTransaction(req, async () => {
      const current = await lockUser(req, id);
      refuseOldVersion(current, updatedAt);
      await refuseWhileRemoved(req, id);
      const role = exactRole ?? roleFor(current.role, isAdmin);
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
    if (data.email) await refuseTakenEmail(req, data.email, { userId: id, cause: error });
    throw error;
  }
}

function refuseOldVersion(current: User, shown: string | undefined): void {
  if (shown === undefined || Date.parse(shown) === Date.parse(current.updatedAt)) return;
  throw new Conflict(isOutdated);
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

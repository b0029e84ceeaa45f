import type { PayloadRequest, TypedUser } from 'payload';
import { Conflict, NotAllowed } from '@/errors/ApiFailures';
import { requireAdmin } from '@/operations/requireUser';
import type { User } from '@/payload-types';
import type { UserChange, UserOutcome, UserRights } from '@/schemas/userBulk';
import { shownReportLimit } from '../accounts/presentUser';
import { eachUser } from './eachUser';
import { lockUser } from './findUser';
import { readManagedUser } from './readManagedUsers';
import { isOutdated, roleFor, updateUser } from './updateUser';

/** Changes or restores roles and report limits of several accounts. For administrators. */
export async function changeUsers({
  req,
  changes,
}: {
  req: PayloadRequest;
  changes: readonly UserChange[];
}): Promise<UserOutcome[]> {
  const actor = requireAdmin(req);
  return eachUser(req, changes, (change) => changeOne(req, actor, change));
}

const rightsOf = (user: User): UserRights => ({
  role: user.role,
  reportLimit: shownReportLimit(user),
});

const areSame = (one: UserRights, other: UserRights) =>
  one.role === other.role && one.reportLimit === other.reportLimit;

async function changeOne(req: PayloadRequest, actor: TypedUser, change: UserChange) {
  const { id, expected, role: exactRole, isAdmin, reportLimit } = change;
  const current = await lockUser(req, id);
  const before = rightsOf(current);
  if (expected && !areSame(before, expected)) throw new Conflict(isOutdated);
  const role = exactRole ?? roleFor(current.role, isAdmin);
  if (id === actor.id && role !== current.role) {
    throw new NotAllowed("You can't change your own user type here");
  }
  if (role === 'admin' && typeof reportLimit === 'number') {
    throw new NotAllowed('Administrators have no report limit');
  }
  const after = { role, reportLimit: reportLimit === undefined ? before.reportLimit : reportLimit };
  if (areSame(before, after)) {
    return { outcome: 'unchanged', before, user: await readManagedUser(req, id) } as const;
  }
  const user = await updateUser({ req, id, body: { reportLimit, role } });
  return { outcome: 'done', before, user } as const;
}

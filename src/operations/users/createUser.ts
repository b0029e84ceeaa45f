import type { PayloadRequest } from 'payload';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { rejectTakenEmail } from '@/operations/accounts/rejectTakenEmail';
import { rejectCommonPassword } from '@/operations/accounts/rejectCommonPassword';
import { requireAdmin } from '@/operations/requireUser';
import type { CreateUserBody, ManagedUser } from '@/schemas/users';
import { readManagedUser } from './readManagedUsers';

interface CreateUserArgs {
  req: PayloadRequest;
  body: CreateUserBody;
}

/**
 * Creates an account with a temporary password chosen by the administrator. It works at once, and its owner is asked
 * to change the password.
 * @throws BadRequest for a common password of staff, Conflict when the email is taken, Busy
 */
export async function createUser({ req, body }: CreateUserArgs): Promise<ManagedUser> {
  const user = requireAdmin(req);
  const { isAdmin, role = isAdmin ? 'admin' : 'client', reportLimit, ...data } = body;
  rejectCommonPassword(data.password, role);
  await rejectTakenEmail(req, data.email);
  const limit = role === 'admin' ? null : (reportLimit ?? defaultReportLimit);
  try {
    const created = await runInHashingQueue(req.headers, () =>
      req.payload.create({
        collection: 'users',
        data: { ...data, role, reportLimit: limit },
        depth: 0,
        overrideAccess: false,
        user,
        req,
      }),
    );
    return await readManagedUser(req, created.id);
  } catch (error) {
    await rejectTakenEmail(req, data.email, { cause: error });
    throw error;
  }
}

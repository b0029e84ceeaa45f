import type { PayloadRequest } from 'payload';
import { findUserRow, lockUserRow } from '@/database/tables/users';
import { Missing } from '@/errors/ApiFailures';
import type { User } from '@/payload-types';

/**
 * Returns an account by id.
 * @throws Missing when it doesn't exist
 */
export async function findUser(req: PayloadRequest, id: number): Promise<User> {
  const user = await findUserRow(req.payload, id, req);
  if (!user) throw new Missing('User not found');
  return user;
}

/**
 * Returns an account and locks its row until the transaction ends, so that other changes wait.
 * @throws Missing when it doesn't exist
 */
export async function lockUser(req: PayloadRequest, id: number): Promise<User> {
  await lockUserRow(req, id);
  return findUser(req, id);
}

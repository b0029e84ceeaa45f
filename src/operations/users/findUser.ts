import type { PayloadRequest } from 'payload';
import { findUserRow, lockUserRow } from '@/database/tables/users';
import { Missing } from '@/errors/ApiFailures';
import type { User } from '@/payload-types';

/** @throws Missing when there is no such account, or no longer */
export async function findUser(req: PayloadRequest, id: number): Promise<User> {
  const user = await findUserRow(req.payload, id, req);
  if (!user) throw new Missing('User not found');
  return user;
}

/** The same, with its row locked until the transaction ends: others who change this account wait. */
export async function lockUser(req: PayloadRequest, id: number): Promise<User> {
  await lockUserRow(req, id);
  return findUser(req, id);
}

import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { User } from '@/payload-types';
import { transactionOf } from '@/database/transactionOf';

/** @throws Missing when there is no such account, or no longer */
export async function findUser(req: PayloadRequest, id: number): Promise<User> {
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!user) throw new Missing('User not found');
  return user;
}

/** The same, with its row locked until the transaction ends: others who change this account wait. */
export async function lockUser(req: PayloadRequest, id: number): Promise<User> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for update`);
  return findUser(req, id);
}

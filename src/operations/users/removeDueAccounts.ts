import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { transactionOf } from '@/database/transactionOf';
import { unmarkForRemoval } from './accountRemovals';

const maxAtOnce = 50;

/** Deletes for good the accounts whose time to be brought back is over. One that fails is tried again next time. */
export async function removeDueAccounts(req: PayloadRequest): Promise<void> {
  const { rows } = await req.payload.db.drizzle.execute<{ id: number }>(sql`
    select user_id as id from account_removals where due_at <= now() order by due_at limit ${maxAtOnce}`);
  for (const { id } of rows) {
    try {
      await inTransaction(req, () => removeIfDue(req, id));
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `Account ${id} could not be deleted` });
    }
  }
}

/** Somebody may have brought it back, or another process have deleted it, since it was looked up. */
async function removeIfDue(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for update`);
  const { rows } = await transaction.execute<{ role: string }>(sql`
    select role from account_removals join users on users.id = user_id
    where user_id = ${id} and due_at <= now()`);
  const [due] = rows;
  if (!due) return;
  // Made an administrator in the CMS meanwhile: those aren't deleted.
  if (due.role === 'admin') await unmarkForRemoval(req, id);
  else await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req });
}

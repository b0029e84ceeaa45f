import { sql } from 'drizzle-orm';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { transactionOf } from '@/database/transactionOf';

/**
 * Somebody must be able to manage the site. Changes that take an administrator away wait for each other, so that two
 * at once can't each count on the other's account.
 */
async function refuseWithoutOtherAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('last-admin'))`);
  const { rows } = await transaction.execute(
    sql`select id from users where role = 'admin' and id <> ${id} limit 1`,
  );
  if (rows.length === 0) throw new Conflict('There must be at least one administrator');
}

export const keepLastAdminRole: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isDemoted = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin';
  if (operation === 'update' && isDemoted) await refuseWithoutOtherAdmin(req, originalDoc.id);
  return data;
};

export const keepLastAdminAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.db.findOne({ collection: 'users', where: { id: { equals: id } }, req });
  if (user && 'role' in user && user.role === 'admin') await refuseWithoutOtherAdmin(req, id);
};

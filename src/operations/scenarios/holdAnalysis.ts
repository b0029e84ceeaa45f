import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { transactionOf } from '@/database/transactionOf';

/**
 * Within a transaction: keeps the analysis from being deleted until the end of it.
 * @throws Missing when it is gone already
 */
export async function holdAnalysis(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(sql`select id from analyses where id = ${id} for key share`);
  if (rows.length === 0) throw new Missing('Analysis not found');
}

import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { AuditReport } from '@/payload-types';
import { databaseOf } from '../databaseOf';

/**
 * Returns the audit that an earlier request of the same submission created. Bypasses access control on purpose: the
 * key is bound to the requesting account.
 */
export async function findSubmittedAudit(
  req: PayloadRequest,
  submissionKey: string | undefined,
): Promise<AuditReport | null> {
  if (!submissionKey) return null;
  return req.payload.db.findOne<AuditReport>({
    collection: 'audit-reports',
    where: { submissionKey: { equals: submissionKey } },
    req,
  });
}

/**
 * Returns the seconds until the account has fewer than `perDay` audits within 24 hours; null if it already does. Raw
 * SQL, because it uses the database's clock.
 */
export async function secondsUntilFewerAudits(
  req: PayloadRequest,
  owner: number,
  perDay: number,
): Promise<number | null> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ seconds: number }>(sql`
    select extract(epoch from created_at + interval '24 hours' - now())::float8 as seconds
    from audit_reports where owner_id = ${owner} and created_at > now() - interval '24 hours'
    order by created_at desc offset ${perDay - 1} limit 1`);
  return rows[0]?.seconds ?? null;
}

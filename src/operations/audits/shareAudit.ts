import type { PayloadRequest } from 'payload';
import { auditLimits } from '@/domain/audit/auditLimits';
import type { AuditReport } from '@/payload-types';
import type { AuditShare, NewAuditShare } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { findOwnAuditReport } from './findAuditReport';
import { hashShareToken, newShareToken } from './shareToken';

interface ShareArgs {
  req: PayloadRequest;
  id: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Makes the link under which anybody may read this report for a while. An earlier link of it stops working. For the
 * owner only.
 */
export async function shareAudit({ req, id }: ShareArgs): Promise<NewAuditShare> {
  const report = await findOwnAuditReport({ req, user: requireUser(req), id });
  const token = newShareToken();
  const expiresAt = new Date(Date.now() + auditLimits.shareDays * dayMs).toISOString();
  await storeShare(req, report, { shareTokenHash: hashShareToken(token), shareExpiresAt: expiresAt });
  // Behind the #, where neither servers on the way nor the next page's address line get to see it.
  return { url: `${req.payload.config.serverURL}/shared-report#${token}`, expires_at: expiresAt };
}

/** Until when the report's link works; null without a working one. For the owner only. */
export async function readAuditShare({ req, id }: ShareArgs): Promise<AuditShare> {
  const { shareExpiresAt } = await readShare(req, id);
  const works = shareExpiresAt && new Date(shareExpiresAt).getTime() > Date.now();
  return { expires_at: works ? shareExpiresAt : null };
}

/** Makes the report's link stop working at once. For the owner only. */
export async function endAuditShare({ req, id }: ShareArgs): Promise<AuditShare> {
  const report = await findOwnAuditReport({ req, user: requireUser(req), id });
  await storeShare(req, report, { shareTokenHash: null, shareExpiresAt: null });
  return { expires_at: null };
}

/** Straight from the row: nobody may read these two fields through the collection. */
async function readShare(req: PayloadRequest, id: number): Promise<Pick<AuditReport, 'shareExpiresAt'>> {
  const { id: ownId } = await findOwnAuditReport({ req, user: requireUser(req), id });
  const row = await req.payload.db.findOne<AuditReport>({
    collection: 'audit-reports',
    where: { id: { equals: ownId } },
    req,
  });
  return row ?? {};
}

async function storeShare(
  req: PayloadRequest,
  { id }: AuditReport,
  data: Pick<AuditReport, 'shareTokenHash' | 'shareExpiresAt'>,
): Promise<void> {
  await req.payload.db.updateOne({ collection: 'audit-reports', id, data, req });
}

import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume, refuseWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import type { AuditReport } from '@/payload-types';
import type { SharedAudit } from '@/schemas/audit';
import { presentSharedAudit } from './presentAudit';
import { hashShareToken } from './shareToken';

/**
 * The report behind a shared link, for anybody who has it. Links that don't work are counted per network address.
 * @throws Missing for an expired, a withdrawn and an invented link alike
 */
export async function openSharedAudit({
  req,
  token,
}: {
  req: PayloadRequest;
  token: string;
}): Promise<SharedAudit> {
  const limiter = getLimiters(req.payload).sharedReportAddress;
  const address = clientAddress(req.headers);
  await refuseWhenSpent(limiter, address);
  const report = await req.payload.db.findOne<AuditReport>({
    collection: 'audit-reports',
    where: {
      shareTokenHash: { equals: hashShareToken(token) },
      shareExpiresAt: { greater_than: new Date().toISOString() },
    },
    req,
  });
  if (!report) {
    await consume(limiter, address);
    throw new Missing('This link has expired or was withdrawn');
  }
  return presentSharedAudit(report);
}

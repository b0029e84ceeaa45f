import type { PayloadRequest } from 'payload';
import { printFile } from '@/integrations/workers/printFile';
import { readAudit } from '../audits/readAudit';
import { requireUser } from '../requireUser';
import { readFirm } from './readFirm';

interface PrintArgs {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}

/**
 * Returns an audit as a tagged PDF, with dates in the given time zone, to accounts that may read it.
 * @throws Missing as `readAudit`, Busy, TooManyRequests
 */
export async function printAudit({ req, id, timeZone }: PrintArgs): Promise<Uint8Array<ArrayBuffer>> {
  const { id: account } = requireUser(req);
  const audit = await readAudit({ req, id });
  const report = { audit, ...(await readFirm(req)), timeZone };
  return printFile({ printer: 'auditPdf', report, key: String(account) });
}

import type { PayloadRequest } from 'payload';
import { printPdf } from '@/integrations/workers/printPdf';
import { readAudit } from '../audits/readAudit';
import { requireUser } from '../requireUser';
import { readFirmName } from './readFirmName';

interface PrintArgs {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}

/**
 * A report as a tagged PDF with its dates in the given time zone, for those who may read it.
 * @throws Missing as `readAudit`, Busy, TooManyRequests
 */
export async function printAudit({ req, id, timeZone }: PrintArgs): Promise<Uint8Array<ArrayBuffer>> {
  const { id: account } = requireUser(req);
  const audit = await readAudit({ req, id });
  const report = { audit, firmName: await readFirmName(req), timeZone };
  return printPdf({ printer: 'auditPdf', report, key: String(account) });
}

import type { PayloadRequest } from 'payload';
import { readAudit } from '../audits/readAudit';
import { printFacts } from './printFacts';

interface PrintArgs {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}

/**
 * A report as a tagged PDF with its dates in the given time zone, for those who may read it.
 * @throws Missing as `readAudit`
 */
export async function printAudit({ req, id, timeZone }: PrintArgs): Promise<Uint8Array<ArrayBuffer>> {
  const audit = await readAudit({ req, id });
  const facts = await printFacts({ req, timeZone });
  // Only who prints a report loads the PDF writer.
  const { auditReportPdf } = await import('@/pdf/auditReportPdf');
  return auditReportPdf({ audit, ...facts });
}

import type { PayloadRequest } from 'payload';
import { firmNameOf } from '@/queries/firmNameOf';
import { readAudit } from './readAudit';

/**
 * A report as a tagged PDF with its dates in the given time zone, for those who may read it.
 * @throws Missing as `readAudit`
 */
export async function printAudit({
  req,
  id,
  timeZone,
}: {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const audit = await readAudit({ req, id });
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  // Only who prints a report loads the PDF writer.
  const { auditReportPdf } = await import('@/pdf/auditReportPdf');
  return auditReportPdf({
    audit,
    firmName: firmNameOf(settings),
    formatDate: (moment) => format.format(new Date(moment)),
  });
}

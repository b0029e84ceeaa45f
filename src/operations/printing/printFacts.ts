import type { PayloadRequest } from 'payload';
import type { PrintFacts } from '@/pdf/PdfReport';
import { firmNameOf } from '@/queries/firmNameOf';

/** By whom, and with dates of which time zone, a report is printed. */
export async function printFacts({
  req,
  timeZone,
}: {
  req: PayloadRequest;
  timeZone: string;
}): Promise<PrintFacts> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return {
    firmName: firmNameOf(settings),
    formatDate: (moment) => format.format(new Date(moment)),
  };
}

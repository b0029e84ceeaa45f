import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import type { PrintFacts } from '@/pdf/PdfReport';
import { firmNameOf } from '@/queries/firmNameOf';
import { siteOrigin } from '@/queries/siteOrigin';

/** Returns the firm's name and contact details for a report, as far as the settings contain them. */
export async function readFirm(req: PayloadRequest): Promise<Pick<PrintFacts, 'firmName' | 'contact'>> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  return {
    firmName: firmNameOf(settings),
    contact: {
      email: settings.contactEmail || null,
      bookingUrl: settings.bookingUrl || env.BOOKING_URL || null,
      contactUrl: `${siteOrigin}/contact`,
    },
  };
}

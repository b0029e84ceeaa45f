import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import { readPrintedLogo } from '@/integrations/storage/readPrintedLogo';
import type { PrintFacts } from '@/pdf/PdfReport';
import { firmNameOf } from '@/queries/firmNameOf';
import { lookOf } from '@/queries/lookOf';
import { siteOrigin } from '@/queries/siteOrigin';

/** Returns the firm's name, look and contact details for a report, as far as the settings contain them. */
export async function readFirm(
  req: PayloadRequest,
): Promise<Pick<PrintFacts, 'firmName' | 'look' | 'contact'>> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 1,
    overrideAccess: false,
    req,
  });
  const { accentColor, logo } = lookOf(settings);
  return {
    firmName: firmNameOf(settings),
    look: { accentColor, logo: logo && (await readPrintedLogo(logo.filename)) },
    contact: {
      email: settings.contactEmail || null,
      bookingUrl: settings.bookingUrl || env.BOOKING_URL || null,
      contactUrl: `${siteOrigin}/contact`,
    },
  };
}

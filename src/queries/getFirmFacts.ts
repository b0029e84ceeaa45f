import config from '@payload-config';
import { draftMode } from 'next/headers';
import { getPayload } from 'payload';
import { noFirmFacts, type FirmFacts, type ServiceTerms, type TitledWords } from '@/domain/firm/FirmFacts';
import type { FirmFact } from '@/payload-types';
import { cachedQuery } from './cachedQuery';
import { cacheTags } from './cacheTags';

const titled = (title: string | null | undefined, text: string | null | undefined): TitledWords | null =>
  title ? { title, text: text ?? '' } : null;

const termsOf = (rows: FirmFact['terms']): Record<string, ServiceTerms> =>
  Object.fromEntries(
    (rows ?? []).map(({ service, priceTitle, priceText, timeTitle, timeText }) => [
      service,
      { price: titled(priceTitle, priceText), time: titled(timeTitle, timeText) },
    ]),
  );

/** What is stored, as pages use it: empty fields are null. Its picture has to be populated. */
export function toFirmFacts(stored: FirmFact): FirmFacts {
  const { sharePicture } = stored;
  return {
    promises: {
      answerTime: stored.answerTime || null,
      repairDays: stored.repairDays || null,
      followUpCalls: stored.followUpCalls || null,
      subscriptionMonths: stored.subscriptionMonths ?? null,
      keepsEthicsRules: stored.keepsEthicsRules ?? false,
      terms: termsOf(stored.terms),
    },
    entity: {
      legalName: stored.legalName || null,
      address: stored.address || null,
      registration: stored.registration || null,
      phone: stored.phone || null,
    },
    profiles: (stored.profiles ?? []).map(({ label, url }) => ({ label, url })),
    sharePicture: (typeof sharePicture === 'object' && sharePicture?.filename) || null,
    suppliers: {
      hosting: stored.hosting || null,
      model: stored.model || null,
      mail: stored.mail || null,
    },
  };
}

const getPublished: () => Promise<FirmFacts> = cachedQuery(
  cacheTags.firmFacts,
  noFirmFacts,
  async (payload) =>
    toFirmFacts(await payload.findGlobal({ slug: 'firm-facts', depth: 1, overrideAccess: false })),
);

/** What the firm says of itself; for staff that looks at drafts (`/drafts/show`), what it is about to say. */
export async function getFirmFacts(): Promise<FirmFacts> {
  if (!(await draftMode()).isEnabled) return getPublished();
  const payload = await getPayload({ config });
  // Only /drafts/show gives the cookie, and to staff alone.
  return toFirmFacts(
    await payload.findGlobal({ slug: 'firm-facts', depth: 1, draft: true, overrideAccess: true }),
  );
}

import config from '@payload-config';
import { draftMode } from 'next/headers';
import { getPayload } from 'payload';
import { noFirmFacts, type FirmFacts } from '@/domain/firm/FirmFacts';
import { cachedQuery } from './cachedQuery';
import { cacheTags } from './cacheTags';
import { toFirmFacts } from './toFirmFacts';

const getPublished: () => Promise<FirmFacts> = cachedQuery({
  name: 'firm-facts',
  tag: cacheTags.firmFacts,
  fallback: noFirmFacts,
  query: async (payload) =>
    toFirmFacts(await payload.findGlobal({ slug: 'firm-facts', depth: 0, overrideAccess: false })),
});

/** What the firm says of itself; for staff that looks at drafts (`/drafts/show`), what it is about to say. */
export async function getFirmFacts(): Promise<FirmFacts> {
  if (!(await draftMode()).isEnabled) return getPublished();
  const payload = await getPayload({ config });
  // Only /drafts/show gives the cookie, and to staff alone.
  return toFirmFacts(
    await payload.findGlobal({ slug: 'firm-facts', depth: 0, draft: true, overrideAccess: true }),
  );
}

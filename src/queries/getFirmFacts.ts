import config from '@payload-config';
import { draftMode, headers } from 'next/headers';
import { getPayload } from 'payload';
import { cache } from 'react';
import { isAskedByStaff } from '@/access/isAskedByStaff';
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
  return (await looksAtDrafts()) ? getDraft() : getPublished();
}

/**
 * Whether drafts are shown to whoever asks. Only /drafts/show gives the cookie, and to staff alone; but it is the same for all,
 * and outlasts sessions and roles.
 */
export const looksAtDrafts = cache(async (): Promise<boolean> => {
  if (!(await draftMode()).isEnabled) return false;
  return isAskedByStaff(await getPayload({ config }), await headers());
});

async function getDraft(): Promise<FirmFacts> {
  const payload = await getPayload({ config });
  return toFirmFacts(
    await payload.findGlobal({ slug: 'firm-facts', depth: 0, draft: true, overrideAccess: true }),
  );
}

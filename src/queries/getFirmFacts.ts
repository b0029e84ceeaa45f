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

/** Returns the published facts of the firm; the draft for staff in draft mode (`/drafts/show`). */
export async function getFirmFacts(): Promise<FirmFacts> {
  return (await looksAtDrafts()) ? getDraft() : getPublished();
}

/**
 * Returns whether the request may see drafts. Only /drafts/show sets the draft mode cookie, and only for staff. But
 * the cookie is the same for everyone and outlives sessions and roles, so the role is checked again.
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

import type { PayloadRequest } from 'payload';
import { firmNameOf } from '@/queries/firmNameOf';
import { lookOf } from '@/queries/lookOf';
import { toFirmFacts } from '@/queries/toFirmFacts';
import { organizationFacts } from '@/queries/organizationFacts';
import { seoEntriesOf } from '@/queries/seo/seoEntriesOf';
import { storedSeoPages } from '@/queries/seo/storedSeoPages';
import type { SeoEntries } from '@/schemas/seo';

/** Returns the metadata of every page as rendered. For staff; three queries, and more if
 * share images or the firm's look are set. */
export async function listSeoEntries({ req }: { req: PayloadRequest }): Promise<SeoEntries> {
  const common = { depth: 0, overrideAccess: false, req } as const;
  const [settings, stored, { docs }] = await Promise.all([
    req.payload.findGlobal({ ...common, depth: 1, slug: 'site-settings' }),
    req.payload.findGlobal({ ...common, slug: 'firm-facts' }),
    req.payload.find({ ...common, collection: 'seo-pages', pagination: false }),
  ]);
  const facts = toFirmFacts(stored);
  const site = organizationFacts(
    { ...settings, firmName: firmNameOf(settings), look: lookOf(settings) },
    facts,
  );
  return { site, entries: seoEntriesOf(await storedSeoPages(req.payload, docs, req), site, facts.promises) };
}

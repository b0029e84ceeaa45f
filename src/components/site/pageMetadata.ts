import type { Metadata } from 'next';
import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import type { PageKey } from '@/domain/seo/pageKeys';
import { renderHead, type HeadDefaults } from '@/domain/seo/renderHead';
import { getPageRecord } from '@/queries/seo/getPageRecord';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { headMetadata } from './headMetadata';

/**
 * Returns a page's metadata: its SEO record over its own values. `defaults` differ from the record's page where a page
 * shares another's record.
 */
export async function pageMetadata(
  key: PageKey,
  defaults: HeadDefaults = headDefaultsOf(key),
): Promise<Metadata> {
  const [{ record, imageAlt }, { firmName }] = await Promise.all([getPageRecord(key), getSiteSettings()]);
  const head = renderHead(record, defaults, { origin: siteOrigin, firmName });
  return headMetadata(head, { own: absoluteAddress(siteOrigin, defaults.image), alt: imageAlt });
}

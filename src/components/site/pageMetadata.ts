import type { Metadata } from 'next';
import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import type { PageKey } from '@/domain/seo/pageKeys';
import { renderHead, type HeadDefaults } from '@/domain/seo/renderHead';
import { getSeoPage } from '@/queries/seo/getSeoPage';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { headMetadata } from './headMetadata';

/**
 * The head of a page: its record laid over its own words. `defaults` differ from the record's own page where a page
 * shares the record of another.
 */
export async function pageMetadata(
  key: PageKey,
  defaults: HeadDefaults = headDefaultsOf(key),
): Promise<Metadata> {
  const [record, { firmName }] = await Promise.all([getSeoPage(key), getSiteSettings()]);
  const head = renderHead(record, defaults, { origin: siteOrigin, firmName });
  return headMetadata(head, { own: absoluteAddress(siteOrigin, defaults.image) });
}

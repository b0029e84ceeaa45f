import type { Metadata } from 'next';
import { openGraphOfSite } from '@/components/site/openGraphOfSite';
import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import type { PageKey } from '@/domain/seo/pageKeys';
import { renderHead, type HeadDefaults } from '@/domain/seo/renderHead';
import { getSeoPage } from '@/queries/seo/getSeoPage';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';

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
  // Only of the pictures that the site draws itself the size is known.
  const picture = (url: string, alt: string) => ({
    url,
    alt,
    ...(url === `${siteOrigin}${defaults.image}` ? previewPictureSize : {}),
  });
  return {
    title: { absolute: head.title },
    description: head.description,
    alternates: { canonical: head.canonicalUrl },
    ...(head.robots ? { robots: head.robots } : {}),
    openGraph: {
      ...(await openGraphOfSite()),
      title: head.ogTitle,
      description: head.ogDescription,
      url: head.canonicalUrl,
      images: [picture(head.ogImage, head.ogTitle)],
    },
    twitter: {
      card: 'summary_large_image',
      title: head.twitterTitle,
      description: head.twitterDescription,
      images: [picture(head.twitterImage, head.twitterTitle)],
    },
  };
}

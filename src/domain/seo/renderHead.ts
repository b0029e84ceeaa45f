import { absoluteAddress } from './absoluteAddress';
import type { SeoRecord } from './SeoRecord';

/** What a page says about itself where its record is silent. */
export interface HeadDefaults {
  /** Below the site's origin; also the canonical address. */
  path: string;
  /** Without the firm's name. */
  title: string;
  description: string;
  /** The preview picture, below the site's origin. */
  image: string;
  /** Set for pages that search engines must never list; the record can't change it. */
  robots?: string;
}

export interface SiteFacts {
  /** Such as `https://example.com`, without a slash at the end. */
  origin: string;
  firmName: string;
}

/** The words of a page's head as visitors and crawlers get them. All addresses are complete. */
export interface RenderedHead {
  /** With the firm's name behind the page's own title; a record's title stands as it was given. */
  title: string;
  description: string;
  canonicalUrl: string;
  /** Null where nothing is said, which means: list it. */
  robots: string | null;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
}

/**
 * Lays a record over the page's own words. Open Graph falls back to the search texts, Twitter to Open Graph. The server
 * makes its tags from this, and the editor shows them with it.
 */
export function renderHead(record: SeoRecord, defaults: HeadDefaults, site: SiteFacts): RenderedHead {
  const absolute = (address: string) => absoluteAddress(site.origin, address);
  const description = record.metaDescription ?? defaults.description;
  const ogTitle = record.ogTitle ?? record.title ?? defaults.title;
  const ogDescription = record.ogDescription ?? description;
  const ogImage = absolute(record.ogImage ?? defaults.image);
  return {
    title: record.title ?? `${defaults.title} | ${site.firmName}`,
    description,
    canonicalUrl: absolute(record.canonicalUrl ?? defaults.path),
    robots: defaults.robots ?? record.robots ?? null,
    ogTitle,
    ogDescription,
    ogImage,
    twitterTitle: record.twitterTitle ?? ogTitle,
    twitterDescription: record.twitterDescription ?? ogDescription,
    twitterImage: record.twitterImage ? absolute(record.twitterImage) : ogImage,
  };
}

/** Whether search engines may list a page with these robots directives. */
export function isIndexable(robots: string | null): boolean {
  return !/(?:^|[\s,])(?:noindex|none)(?:$|[\s,])/.test(robots ?? '');
}

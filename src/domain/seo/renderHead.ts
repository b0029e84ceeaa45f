import { absoluteAddress } from './absoluteAddress';
import type { SeoRecord } from './SeoRecord';

/** A page's own values, used where its record has none. */
export interface HeadDefaults {
  /** Relative to the site's origin; also the canonical address. */
  path: string;
  /** Without the firm's name. */
  title: string;
  description: string;
  /** The preview image, relative to the site's origin. */
  image: string;
  /** Set for pages that must never be indexed; the record can't override it. */
  robots?: string;
}

export interface SiteFacts {
  /** Such as `https://example.com`, without a trailing slash. */
  origin: string;
  firmName: string;
}

/** The head of a page as visitors and crawlers receive it, with absolute URLs. */
export interface RenderedHead {
  /** The page's own title followed by the firm's name, or the record's title unchanged. */
  title: string;
  description: string;
  canonicalUrl: string;
  /** Null without directives, which allows indexing. */
  robots: string | null;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
}

/**
 * Merges a record over the page's own values. Open Graph falls back to the search texts, Twitter to Open Graph. The
 * server renders its tags from the result, and the editor previews them with it.
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

/** Whether these robots directives allow indexing. */
export function isIndexable(robots: string | null): boolean {
  return !/(?:^|[\s,])(?:noindex|none)(?:$|[\s,])/.test(robots ?? '');
}

import type { SeoRecord } from '@/domain/seo/SeoRecord';

const contentOf = (selector: string) => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? '';

/** What the page in front of the reader says about itself in its own tags. */
export function readOwnTags(): SeoRecord {
  return {
    title: document.title,
    metaDescription: contentOf('meta[name="description"]'),
    canonicalUrl: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    robots: contentOf('meta[name="robots"]'),
    ogTitle: contentOf('meta[property="og:title"]'),
    ogDescription: contentOf('meta[property="og:description"]'),
    ogImage: contentOf('meta[property="og:image"]'),
    twitterTitle: contentOf('meta[name="twitter:title"]'),
    twitterDescription: contentOf('meta[name="twitter:description"]'),
    twitterImage: contentOf('meta[name="twitter:image"]'),
  };
}

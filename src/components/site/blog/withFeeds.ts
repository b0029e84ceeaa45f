import type { Metadata } from 'next';
import { blogLabels } from '@/content/site/blog';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { jsonFeedPath, rssPath } from './blogPaths';

/** Adds the blog's feeds to the metadata, so that feed readers find them from any of its pages. */
export async function withFeeds(head: Metadata): Promise<Metadata> {
  const title = blogLabels.feedTitle((await getSiteSettings()).firmName);
  return {
    ...head,
    alternates: {
      ...head.alternates,
      types: {
        'application/rss+xml': [{ url: rssPath, title }],
        'application/feed+json': [{ url: jsonFeedPath, title }],
      },
    },
  };
}

import type { Feed, FeedItem } from './Feed';

const itemJson = (item: FeedItem) => ({
  id: item.id,
  url: item.url,
  title: item.title,
  summary: item.summary,
  // JSON Feed requires one of the two.
  ...(item.content === null ? { content_text: item.summary } : { content_html: item.content }),
  ...(item.imageUrl === null ? {} : { image: item.imageUrl }),
  date_published: item.published,
  ...(item.updated === null ? {} : { date_modified: item.updated }),
  authors: [{ name: item.author }],
  tags: item.topics,
  language: 'en-US',
});

/** Serializes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed({ title, description, homeUrl, feedUrl, iconUrl, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: feedUrl,
    description,
    icon: iconUrl,
    language: 'en-US',
    items: items.map(itemJson),
  });
}

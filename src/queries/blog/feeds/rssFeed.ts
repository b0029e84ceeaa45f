import { escapeHtml } from '@/domain/text/escapeHtml';
import { withoutNonXml } from '@/domain/text/withoutNonXml';
import type { Feed, FeedItem } from './Feed';

const xml = (text: string) => escapeHtml(withoutNonXml(text));
const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;
/** RSS requires dates in RFC 822 format. */
const rssDate = (isoDate: string) => new Date(isoDate).toUTCString();

const itemXml = (item: FeedItem): string =>
  [
    '<item>',
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="false">${xml(item.id)}</guid>`,
    element('pubDate', rssDate(item.published)),
    element('dc:creator', item.author),
    ...item.topics.map((topic) => element('category', topic)),
    element('description', item.summary),
    ...(item.content === null ? [] : [element('content:encoded', item.content)]),
    '</item>',
  ].join('\n');

/**
 * Serializes a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). Authors use the Dublin Core element,
 * because the `author` element of RSS requires an email address.
 */
export function rssFeed({ title, description, homeUrl, feedUrl, iconUrl, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', homeUrl),
    element('description', description),
    element('language', 'en-us'),
    `<atom:link href="${xml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', iconUrl)}${element('title', title)}${element('link', homeUrl)}</image>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

import { escapeHtml } from '../text/escapeHtml';

interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO date or time of the last change. */
  changed: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = (root: string, element: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...entries.flatMap(({ url, changed }) => [
      `<${element}>`,
      `<loc>${escapeHtml(url)}</loc>`,
      `<lastmod>${changed}</lastmod>`,
      `</${element}>`,
    ]),
    `</${root}>`,
    '',
  ].join('\n');

/** Renders a sitemap: https://www.sitemaps.org/protocol.html */
export const sitemapXml = (pages: readonly SitemapEntry[]): string => xml('urlset', 'url', pages);

/** Renders a sitemap index. */
export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  xml('sitemapindex', 'sitemap', sitemaps);

import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemapXml';

it('lists addresses with their last change', () => {
  const entry = { url: 'https://example.com/a?b=1&c=<', changed: '2026-11-23' };
  expect(sitemapXml([entry])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url>\n<loc>https://example.com/a?b=1&amp;c=&lt;</loc>\n<lastmod>2026-11-23</lastmod>\n</url>\n</urlset>\n',
  );
  expect(sitemapIndexXml([entry])).toContain('<sitemapindex xmlns=');
  expect(sitemapIndexXml([entry])).toContain('<sitemap>\n<loc>https://example.com/a');
});

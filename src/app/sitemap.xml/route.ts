import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { sitemapIndexXml, sitemapXml } from '@/domain/seo/sitemapXml';
import { getSitemapParts, getSitemapPosts } from '@/queries/blog/sitemapParts';
import { getListedPeople } from '@/queries/getListedPeople';
import { getListedPages } from '@/queries/seo/getListedPages';
import { siteOrigin } from '@/queries/siteOrigin';
import { xmlResponse } from '../xmlResponse';

export const dynamic = 'force-static';

/** Indexable pages and posts with their last change. With more posts than one part holds, an index of `/sitemaps`. */
export async function GET(): Promise<Response> {
  const [pages, people, parts] = await Promise.all([
    getListedPages(),
    getListedPeople(),
    getSitemapParts(null),
  ]);
  if (parts.length <= 1) {
    const posts = parts[0] ? await getSitemapPosts(parts[0].part) : [];
    return xmlResponse(sitemapXml([...pages, ...people, ...posts]));
  }
  const changed = [...pages, ...people].map((page) => page.changed).reduce((a, b) => (a > b ? a : b));
  const lists = [
    { name: 'pages', changed },
    ...parts.map((posts) => ({ name: `posts-${posts.part}`, changed: posts.changed })),
  ];
  const address = (name: string) => absoluteAddress(siteOrigin, `/sitemaps/${name}.xml`);
  return xmlResponse(
    sitemapIndexXml(lists.map((list) => ({ url: address(list.name), changed: list.changed }))),
  );
}

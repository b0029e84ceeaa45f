import { sitemapXml } from '@/domain/seo/sitemapXml';
import { getSitemapParts, getSitemapPosts } from '@/queries/blog/sitemapParts';
import { getListedPeople } from '@/queries/getListedPeople';
import { getListedPages } from '@/queries/seo/getListedPages';
import { xmlResponse } from '../../xmlResponse';

interface RouteContext {
  params: Promise<{ part: string }>;
}

export const dynamic = 'force-static';

/** None at build time: rendered on the first request. */
export const generateStaticParams = (): { part: string }[] => [];

/** A part of the sitemap index: all pages, or a range of posts. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { part: name } = await params;
  if (name === 'pages.xml') {
    return xmlResponse(sitemapXml([...(await getListedPages()), ...(await getListedPeople())]));
  }
  const wanted = Number(/^posts-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]);
  const parts = await getSitemapParts(null);
  if (!parts.some(({ part }) => part === wanted)) return new Response('Not found', { status: 404 });
  return xmlResponse(sitemapXml(await getSitemapPosts(wanted)));
}

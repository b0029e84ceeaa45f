import { sitemapXml } from '@/domain/seo/sitemapXml';
import { getSitemapParts, getSitemapPosts } from '@/queries/blog/sitemapParts';
import { getListedPeople } from '@/queries/getListedPeople';
import { getListedPages } from '@/queries/seo/getListedPages';
import { xmlResponse } from '../../xmlResponse';

interface RouteContext {
  params: Promise<{ part: string }>;
}

export const dynamic = 'force-static';

/** Made when they are first asked for. */
export const generateStaticParams = (): { part: string }[] => [];

/** One of the lists that the sitemap names when it is an index: of the pages, or of a run of posts. */
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

import { SiteStructuredData } from '@/components/site/structuredData/SiteStructuredData';
import { StructuredData } from '@/components/site/structuredData/StructuredData';
import { publicPageAt } from '@/content/site/shownPages';

interface PageStructuredDataProps {
  params: Promise<{ path: string[] }>;
}

/** Pages of the site that have no record of search metadata of their own. */
const isSitePage = (path: string) => path === '/login' || path.startsWith('/blog/page/');

/** What machines read about the page at an address; nothing about what only clients and staff see. */
export default async function PageStructuredData({ params }: PageStructuredDataProps) {
  const path = `/${(await params).path.join('/')}`;
  const page = publicPageAt(path);
  if (page) return <StructuredData page={page} />;
  return isSitePage(path) ? <SiteStructuredData /> : null;
}

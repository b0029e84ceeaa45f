import { SiteStructuredData } from '@/components/site/structuredData/SiteStructuredData';
import { StructuredData } from '@/components/site/structuredData/StructuredData';
import { publicPageAt } from '@/content/site/shownPages';

interface PageStructuredDataProps {
  params: Promise<{ path: string[] }>;
}

/** Pages of the site without a search metadata record of their own. */
const isSitePage = (path: string) => path === '/login' || path.startsWith('/blog/page/');

/** Structured data (JSON-LD) of a public page. Pages for clients and staff have none. */
export default async function PageStructuredData({ params }: PageStructuredDataProps) {
  const path = `/${(await params).path.join('/')}`;
  const page = publicPageAt(path);
  if (page) return <StructuredData page={page} />;
  return isSitePage(path) ? <SiteStructuredData /> : null;
}

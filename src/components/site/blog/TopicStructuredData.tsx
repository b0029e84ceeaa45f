import { JsonLdScript } from '@/components/site/structuredData/JsonLdScript';
import { SiteStructuredData } from '@/components/site/structuredData/SiteStructuredData';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { breadcrumbList } from '@/domain/seo/breadcrumbList';
import { jsonLdGraph } from '@/domain/seo/JsonLd';
import { siteOrigin } from '@/queries/siteOrigin';
import { blogBreadcrumbs } from './blogBreadcrumbs';
import type { BlogTopic } from './findTopic';

/** Structured data of a topic's posts: their position in the blog. Renders nothing without the topic. */
export function TopicStructuredData({ topic }: { topic: BlogTopic | null }) {
  if (!topic) return null;
  const { path, heading } = topic;
  const url = absoluteAddress(siteOrigin, path);
  const breadcrumbs = blogBreadcrumbs({ name: heading, path });
  return (
    <>
      <SiteStructuredData />
      <JsonLdScript data={jsonLdGraph([breadcrumbList(siteOrigin, url, breadcrumbs)])} />
    </>
  );
}

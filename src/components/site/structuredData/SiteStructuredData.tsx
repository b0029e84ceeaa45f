import { jsonLdGraph } from '@/domain/seo/JsonLd';
import { siteNodes } from '@/domain/seo/siteNodes';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { organizationFacts } from '@/queries/organizationFacts';
import { JsonLdScript } from './JsonLdScript';

/** Structured data of firm and site, for pages without an SEO record. */
export async function SiteStructuredData() {
  const [settings, facts] = await Promise.all([getSiteSettings(), getFirmFacts()]);
  return <JsonLdScript data={jsonLdGraph(siteNodes(organizationFacts(settings, facts)))} />;
}

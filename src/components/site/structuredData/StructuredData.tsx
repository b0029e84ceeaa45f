import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { pageFactsOf } from '@/content/site/pageFactsOf';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { JsonLdNode } from '@/domain/seo/JsonLd';
import { renderHead } from '@/domain/seo/renderHead';
import { structuredDocuments } from '@/domain/seo/structuredDocuments';
import { getPageRecord } from '@/queries/seo/getPageRecord';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { organizationFacts } from '@/queries/organizationFacts';
import { JsonLdScript } from './JsonLdScript';

interface StructuredDataProps {
  page: PageKey;
  /** Structured data specific to this page. */
  more?: readonly JsonLdNode[];
}

/** Structured data of the firm and this page. A record's own structured data replaces the page's. */
export async function StructuredData({ page, more }: StructuredDataProps) {
  const [{ record, copy }, settings, firm] = await Promise.all([
    getPageRecord(page),
    getSiteSettings(),
    getFirmFacts(),
  ]);
  const site = organizationFacts(settings, firm);
  const defaults = headDefaultsOf(page);
  const documents = structuredDocuments({
    site,
    path: defaults.path,
    head: renderHead(record, defaults, site),
    facts: pageFactsOf(page, firm.promises, copy),
    record,
    more,
  });
  return documents.map((document, index) => <JsonLdScript key={index} data={document} />);
}

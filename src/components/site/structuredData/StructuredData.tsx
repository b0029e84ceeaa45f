import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { shownPage, shownPages, type ShownPageKey } from '@/content/site/shownPages';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { jsonLdGraph, type JsonLdNode } from '@/domain/seo/JsonLd';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { pageNodes } from '@/domain/seo/pageNodes';
import { pageTrail } from '@/domain/seo/pageTrail';
import { readFinalSchema } from '@/domain/seo/readFinalSchema';
import { renderHead } from '@/domain/seo/renderHead';
import { getSeoPage } from '@/queries/seo/getSeoPage';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { JsonLdScript } from './JsonLdScript';
import { SiteStructuredData } from './SiteStructuredData';

const isShown = (key: string): key is ShownPageKey => Object.hasOwn(shownPages, key);

interface StructuredDataProps {
  page: ShownPageKey;
  /** What only this page is about. */
  more?: readonly JsonLdNode[];
}

/** What machines read about the firm and this page. A record's own structured data replaces the page's. */
export async function StructuredData({ page, more = [] }: StructuredDataProps) {
  const [{ record, updatedAt }, { firmName }] = await Promise.all([getSeoPage(page), getSiteSettings()]);
  const { name, isService, questions, changed } = shownPage(page);
  const { title, description } = renderHead(record, headDefaultsOf(page), { origin: siteOrigin, firmName });
  const path = pathOfPage(page);
  const own = () =>
    jsonLdGraph([
      ...pageNodes({
        origin: siteOrigin,
        url: absoluteAddress(siteOrigin, path),
        title,
        description,
        changed: updatedAt ?? changed,
        trail: pageTrail(page)
          .filter(isShown)
          .map((key) => ({ name: shownPages[key].name, path: pathOfPage(key) })),
        service: isService ? name : null,
        questions: questions ?? [],
      }),
      ...more,
    ]);
  return (
    <>
      <SiteStructuredData />
      <JsonLdScript data={readFinalSchema(record.finalSchema) ?? own()} />
    </>
  );
}

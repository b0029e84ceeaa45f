import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { logoPath } from '@/content/site/logoPath';
import { shownPage, shownPages, type ShownPageKey } from '@/content/site/shownPages';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { jsonLdGraph } from '@/domain/seo/JsonLd';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { pageNodes } from '@/domain/seo/pageNodes';
import { pageTrail } from '@/domain/seo/pageTrail';
import { readFinalSchema } from '@/domain/seo/readFinalSchema';
import { renderHead } from '@/domain/seo/renderHead';
import { siteNodes } from '@/domain/seo/siteNodes';
import { getSeoPage } from '@/queries/seo/getSeoPage';
import { getSiteSettings, type SiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { JsonLdScript } from './JsonLdScript';

const isShown = (key: string): key is ShownPageKey => Object.hasOwn(shownPages, key);

function organizationFacts({ firmName, contactEmail, ...settings }: SiteSettings) {
  const profiles = [settings.newsletterUrl, settings.applePodcastsUrl, settings.spotifyUrl];
  return {
    origin: siteOrigin,
    firmName,
    logoPath,
    email: contactEmail,
    profiles: profiles.filter((url) => url !== null),
  };
}

interface StructuredDataProps {
  page: ShownPageKey;
}

/** What machines read about the firm and this page. A record's own structured data replaces the page's. */
export async function StructuredData({ page }: StructuredDataProps) {
  const [{ record, updatedAt }, settings] = await Promise.all([getSeoPage(page), getSiteSettings()]);
  const { name, isService, questions, changed } = shownPage(page);
  const { title, description } = renderHead(record, headDefaultsOf(page), {
    origin: siteOrigin,
    firmName: settings.firmName,
  });
  const path = pathOfPage(page);
  const own = () =>
    jsonLdGraph(
      pageNodes({
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
    );
  return (
    <>
      <JsonLdScript data={jsonLdGraph(siteNodes(organizationFacts(settings)))} />
      <JsonLdScript data={readFinalSchema(record.finalSchema) ?? own()} />
    </>
  );
}

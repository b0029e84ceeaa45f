import { logoPath } from '@/content/site/logoPath';
import { jsonLdGraph } from '@/domain/seo/JsonLd';
import { siteNodes } from '@/domain/seo/siteNodes';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { JsonLdScript } from './JsonLdScript';

/** What machines read about the firm and its site, on every page. */
export async function SiteStructuredData() {
  const { firmName, contactEmail, ...settings } = await getSiteSettings();
  const profiles = [settings.newsletterUrl, settings.applePodcastsUrl, settings.spotifyUrl];
  const nodes = siteNodes({
    origin: siteOrigin,
    firmName,
    logoPath,
    email: contactEmail,
    profiles: profiles.filter((url) => url !== null),
  });
  return <JsonLdScript data={jsonLdGraph(nodes)} />;
}

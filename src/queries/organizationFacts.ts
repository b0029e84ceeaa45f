import { logoPath } from '@/content/site/logoPath';
import type { FirmFacts } from '@/domain/firm/FirmFacts';
import type { OrganizationFacts } from '@/domain/seo/siteNodes';
import { siteOrigin } from './siteOrigin';

/** The site settings about the firm. */
interface FirmSettings {
  firmName: string;
  contactEmail?: string | null;
  newsletterUrl?: string | null;
  applePodcastsUrl?: string | null;
  spotifyUrl?: string | null;
}

/** Returns the facts of the firm for structured data. */
export function organizationFacts(
  { firmName, contactEmail, ...settings }: FirmSettings,
  { entity, profiles: own }: FirmFacts,
): OrganizationFacts {
  const profiles = [
    ...own.map(({ url }) => url),
    settings.newsletterUrl,
    settings.applePodcastsUrl,
    settings.spotifyUrl,
  ];
  return {
    origin: siteOrigin,
    firmName,
    logoPath,
    email: contactEmail || null,
    entity,
    profiles: profiles.flatMap((url) => url || []),
  };
}

import { logoPath } from '@/content/site/logoPath';
import type { FirmFacts } from '@/domain/firm/FirmFacts';
import { lookImagePath } from '@/domain/look/lookImage';
import type { OrganizationFacts } from '@/domain/seo/siteNodes';
import type { FirmLook } from './lookOf';
import { siteOrigin } from './siteOrigin';

/** The site settings about the firm. */
interface FirmSettings {
  firmName: string;
  look: Pick<FirmLook, 'icon'>;
  contactEmail?: string | null;
  newsletterUrl?: string | null;
  applePodcastsUrl?: string | null;
  spotifyUrl?: string | null;
}

/** Returns the facts of the firm for structured data. */
export function organizationFacts(
  { firmName, look, contactEmail, ...settings }: FirmSettings,
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
    logoPath: look.icon ? lookImagePath('icon-512', look.icon) : logoPath,
    email: contactEmail || null,
    entity,
    profiles: profiles.flatMap((url) => url || []),
  };
}

import { logoPath } from '@/content/site/logoPath';
import type { OrganizationFacts } from '@/domain/seo/siteNodes';
import { siteOrigin } from './siteOrigin';

interface FirmSettings {
  firmName: string;
  contactEmail?: string | null;
  newsletterUrl?: string | null;
  applePodcastsUrl?: string | null;
  spotifyUrl?: string | null;
}

/** What the firm has said about itself, for structured data. */
export function organizationFacts({ firmName, contactEmail, ...settings }: FirmSettings): OrganizationFacts {
  const profiles = [settings.newsletterUrl, settings.applePodcastsUrl, settings.spotifyUrl];
  return {
    origin: siteOrigin,
    firmName,
    logoPath,
    email: contactEmail || null,
    profiles: profiles.flatMap((url) => url || []),
  };
}

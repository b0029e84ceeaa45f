import { env } from '@/env';
import { bookingTarget, type BookingTarget } from '@/integrations/booking/bookingTarget';
import type { SiteSetting } from '@/payload-types';
import { advisoryTeamNameOf } from './advisoryTeamNameOf';
import { firmNameOf } from './firmNameOf';

export interface SiteSettings {
  /** Shown in the header, the footer and titles. */
  firmName: string;
  /** Where every "book a call" button leads. */
  booking: BookingTarget;
  /** Signs what no person signs. */
  advisoryTeamName: string;
  /** Where the firm reads mail; null while it has not said. */
  contactEmail: string | null;
  /** Months without anything new after which an inquiry is deleted; null: none is. */
  inquiryMonths: number | null;
  /** Addresses of the footer's external links; null hides one. */
  resourceUrl: string | null;
  newsletterUrl: string | null;
  applePodcastsUrl: string | null;
  spotifyUrl: string | null;
  /** Of the tag manager that visitors may agree to; null: nobody is asked. */
  tagManagerId: string | null;
}

/** What pages go by: what the firm has set in its CMS, and the server's settings for whatever is empty there. */
export function siteSettingsOf(stored: Partial<SiteSetting>): SiteSettings {
  return {
    firmName: firmNameOf(stored),
    booking: bookingTarget(stored.bookingUrl, env.BOOKING_URL),
    advisoryTeamName: advisoryTeamNameOf(stored),
    contactEmail: stored.contactEmail || null,
    inquiryMonths: stored.inquiryMonths || null,
    resourceUrl: stored.resourceUrl || env.RESOURCE_URL || null,
    newsletterUrl: stored.newsletterUrl || env.NEWSLETTER_URL || null,
    applePodcastsUrl: stored.applePodcastsUrl || env.APPLE_PODCASTS_URL || null,
    spotifyUrl: stored.spotifyUrl || env.SPOTIFY_URL || null,
    tagManagerId: env.TAG_MANAGER_ID ?? null,
  };
}

import { env } from '@/env';
import { bookingTarget, type BookingTarget } from '@/integrations/booking/bookingTarget';
import type { SiteSetting } from '@/payload-types';
import { advisoryTeamNameOf } from './advisoryTeamNameOf';
import { firmNameOf } from './firmNameOf';
import { lookOf, type FirmLook } from './lookOf';

export interface SiteSettings {
  /** Shown in the header, footer and titles. */
  firmName: string;
  look: FirmLook;
  /** Target of every "book a call" button. */
  booking: BookingTarget;
  /** Signs content without a personal author. */
  advisoryTeamName: string;
  /** The firm's email address; null if not set. */
  contactEmail: string | null;
  /** Months without activity after which an inquiry is deleted; null to keep all. */
  inquiryMonths: number | null;
  /** URLs of the footer's external links; null hides a link. */
  resourceUrl: string | null;
  newsletterUrl: string | null;
  applePodcastsUrl: string | null;
  spotifyUrl: string | null;
  /** Id of the tag manager, which loads after consent; null disables it and the consent dialog. */
  tagManagerId: string | null;
}

/** Returns the stored site settings, with environment variables as defaults. */
export function siteSettingsOf(stored: Partial<SiteSetting>): SiteSettings {
  return {
    firmName: firmNameOf(stored),
    look: lookOf(stored),
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

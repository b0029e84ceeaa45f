import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { defaultAdvisoryTeamName } from '@/domain/team/defaultAdvisoryTeamName';
import { env } from '@/env';
import { bookingTarget, type BookingTarget } from '@/integrations/booking/bookingTarget';
import { cachedQuery } from './cachedQuery';
import { cacheTags } from './cacheTags';
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

const fromEnvironment: SiteSettings = {
  firmName: env.FIRM_NAME,
  booking: bookingTarget(null, env.BOOKING_URL),
  advisoryTeamName: defaultAdvisoryTeamName,
  contactEmail: null,
  inquiryMonths: inquiryLimits.keptMonths.usual,
  resourceUrl: null,
  newsletterUrl: null,
  applePodcastsUrl: null,
  spotifyUrl: null,
  tagManagerId: env.TAG_MANAGER_ID ?? null,
};

/** What the firm can set about its site. For server components; hand on what client components need. */
export const getSiteSettings: () => Promise<SiteSettings> = cachedQuery({
  name: 'site-settings',
  tag: cacheTags.siteSettings,
  fallback: fromEnvironment,
  query: async (payload) => {
    const stored = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false });
    return {
      firmName: firmNameOf(stored),
      booking: bookingTarget(stored.bookingUrl, env.BOOKING_URL),
      advisoryTeamName: stored.advisoryTeamName?.trim() || fromEnvironment.advisoryTeamName,
      contactEmail: stored.contactEmail || null,
      inquiryMonths: stored.inquiryMonths || null,
      resourceUrl: stored.resourceUrl || null,
      newsletterUrl: stored.newsletterUrl || null,
      applePodcastsUrl: stored.applePodcastsUrl || null,
      spotifyUrl: stored.spotifyUrl || null,
      tagManagerId: fromEnvironment.tagManagerId,
    };
  },
});

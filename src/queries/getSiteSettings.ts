import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { cachedQuery } from './cachedQuery';
import { cacheTags } from './cacheTags';
import { siteSettingsOf, type SiteSettings } from './siteSettingsOf';

/** Returns the site settings. For server components; pass only what client components need. */
export const getSiteSettings: () => Promise<SiteSettings> = cachedQuery({
  name: 'site-settings',
  tag: cacheTags.siteSettings,
  fallback: siteSettingsOf({ inquiryMonths: inquiryLimits.keptMonths.usual }),
  query: async (payload) =>
    siteSettingsOf(await payload.findGlobal({ slug: 'site-settings', depth: 1, overrideAccess: false })),
});

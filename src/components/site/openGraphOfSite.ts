import { getSiteSettings } from '@/queries/getSiteSettings';

/**
 * Open Graph data common to all pages. A page's own Open Graph data replace the layout's, so each page includes these.
 */
export async function openGraphOfSite() {
  const { firmName } = await getSiteSettings();
  return { type: 'website', siteName: firmName, locale: 'en_US' } as const;
}

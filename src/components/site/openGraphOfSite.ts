import { getSiteSettings } from '@/queries/getSiteSettings';

/** What link previews of every page say alike. A page's own Open Graph data replace the layout's, so each brings them. */
export async function openGraphOfSite() {
  const { firmName } = await getSiteSettings();
  return { type: 'website', siteName: firmName, locale: 'en_US' } as const;
}

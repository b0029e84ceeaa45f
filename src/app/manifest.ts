import type { MetadataRoute } from 'next';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** Web app manifest, for the site on a phone's home screen. The colors are `--paper` of tokens.css. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { firmName } = await getSiteSettings();
  return {
    name: firmName,
    short_name: firmName,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f9f7',
    theme_color: '#f7f9f7',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

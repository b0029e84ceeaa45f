import type { MetadataRoute } from 'next';
import { lookImagePath } from '@/domain/look/lookImage';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** Web app manifest, for the site on a phone's home screen. The colors are `--paper` of tokens.css. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { firmName, look } = await getSiteSettings();
  return {
    name: firmName,
    short_name: firmName,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f9f7',
    theme_color: '#f7f9f7',
    icons: look.icon ? iconsOf(look.icon) : builtInIcons,
  };
}

const builtInIcons: MetadataRoute.Manifest['icons'] = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const iconsOf = (filename: string): MetadataRoute.Manifest['icons'] =>
  ([192, 512] as const).map((sizePx) => ({
    ...{ src: lookImagePath(`icon-${sizePx}`, filename), sizes: `${sizePx}x${sizePx}`, type: 'image/png' },
  }));

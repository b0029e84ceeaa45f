import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/site/Document';
import { openGraphOfSite } from '@/components/site/openGraphOfSite';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import { lookImagePath } from '@/domain/look/lookImage';
import { lookStyle } from '@/domain/look/lookStyle';
import { env } from '@/env';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { fontVariables } from './fonts/fontVariables';
import './fonts/standIns.css';
import './tokens.css';
import './night.css';
import './global.css';

export async function generateMetadata(): Promise<Metadata> {
  const { firmName, look } = await getSiteSettings();
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: firmName, template: `%s | ${firmName}` },
    applicationName: firmName,
    openGraph: { ...(await openGraphOfSite()), images: [defaultPreviewPicturePath] },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false, email: false, address: false },
    ...(look.icon && { icons: iconsOf(look.icon) }),
  };
}

/** Replaces `icon.svg` and `apple-icon.png`. `favicon.ico` is for requests without a page, so no page links it. */
const iconsOf = (filename: string): Metadata['icons'] => ({
  icon: { url: lookImagePath('icon-192', filename), sizes: '192x192', type: 'image/png' },
  apple: { url: lookImagePath('icon-180', filename), sizes: '180x180', type: 'image/png' },
});

/** The colors are `--paper` of tokens.css and night.css. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f9f7' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1613' },
  ],
};

interface FrontendLayoutProps {
  children: ReactNode;
  /** JSON-LD from the parallel route `@structuredData`: only a root layout can render into `<head>`. */
  structuredData: ReactNode;
}

/** Root layout of site, portal and admin; nested layouts add header, `<main id="main">` and footer. */
export default async function FrontendLayout({ children, structuredData }: FrontendLayoutProps) {
  const { accentColor } = (await getSiteSettings()).look;
  const head = (
    <head>
      {accentColor ? <style>{lookStyle(accentColor, { hasNight: true })}</style> : null}
      {structuredData}
    </head>
  );
  return (
    <Document className={fontVariables} head={head}>
      {children}
    </Document>
  );
}

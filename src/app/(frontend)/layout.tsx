import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/site/Document';
import { openGraphOfSite } from '@/components/site/openGraphOfSite';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import { env } from '@/env';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { fontVariables } from './fonts/fontVariables';
import './fonts/standIns.css';
import './tokens.css';
import './night.css';
import './global.css';

export async function generateMetadata(): Promise<Metadata> {
  const { firmName } = await getSiteSettings();
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: firmName, template: `%s | ${firmName}` },
    applicationName: firmName,
    openGraph: { ...(await openGraphOfSite()), images: [defaultPreviewPicturePath] },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

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
export default function FrontendLayout({ children, structuredData }: FrontendLayoutProps) {
  return (
    <Document className={fontVariables} head={<head>{structuredData}</head>}>
      {children}
    </Document>
  );
}

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { lookStyle } from '@/domain/look/lookStyle';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { fontVariables } from '../(frontend)/fonts/fontVariables';
import '../(frontend)/fonts/standIns.css';
import '../(frontend)/tokens.css';
import '../(frontend)/global.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };
export const viewport: Viewport = { colorScheme: 'light' };

/** Pages embedded in frames: content only, without navigation, booking calendar or analytics. */
export default async function EmbedLayout({ children }: { children: ReactNode }) {
  const { accentColor } = (await getSiteSettings()).look;
  return (
    <html lang="en" className={fontVariables}>
      {accentColor ? (
        <head>
          <style>{lookStyle(accentColor, { hasNight: false })}</style>
        </head>
      ) : null}
      <body>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

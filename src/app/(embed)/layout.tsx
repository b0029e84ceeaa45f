import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '../(frontend)/fonts/fontVariables';
import '../(frontend)/fonts/standIns.css';
import '../(frontend)/tokens.css';
import '../(frontend)/global.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };
export const viewport: Viewport = { colorScheme: 'light' };

/** Pages embedded in frames: content only, without navigation, booking calendar or analytics. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

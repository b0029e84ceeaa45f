import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/site/SiteFooter';
import { SiteHeader } from '@/components/site/SiteHeader';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Signed-in pages: static frames without anybody's data, which the browser fetches once it knows who is there. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const settings = await getSiteSettings();
  return (
    <>
      <SiteHeader settings={settings} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter settings={settings} />
    </>
  );
}

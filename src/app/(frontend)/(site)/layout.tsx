import type { ReactNode } from 'react';
import { SeoEditorLoader } from '@/components/site/SeoEditorLoader';
import { SiteFooter } from '@/components/site/SiteFooter';
import { SiteHeader } from '@/components/site/SiteHeader';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** Public pages: they render what belongs into `<main>`. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const settings = await getSiteSettings();
  return (
    <>
      <SiteHeader settings={settings} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter settings={settings} />
      <SeoEditorLoader />
    </>
  );
}

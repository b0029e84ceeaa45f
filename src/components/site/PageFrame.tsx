import type { ReactNode } from 'react';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header, `<main>` and footer around what a page renders. */
export async function PageFrame({ children }: { children: ReactNode }) {
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

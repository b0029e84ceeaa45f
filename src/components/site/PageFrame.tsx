import type { ReactNode } from 'react';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { Consent } from './consent/Consent';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

interface PageFrameProps {
  /** Visits may be counted if the visitor agrees. Not where clients read their own figures. */
  isMeasured?: boolean;
  children: ReactNode;
}

/** Header, `<main>` and footer around what a page renders. */
export async function PageFrame({ isMeasured = false, children }: PageFrameProps) {
  const settings = await getSiteSettings();
  const tagManagerId = isMeasured ? settings.tagManagerId : null;
  return (
    <>
      {tagManagerId ? <Consent tagManagerId={tagManagerId} /> : null}
      <SiteHeader settings={settings} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter settings={settings} asksForConsent={tagManagerId !== null} />
    </>
  );
}

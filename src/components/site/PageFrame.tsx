import type { ReactNode } from 'react';
import { draftsNotice } from '@/content/site/draftsNotice';
import { draftsPaths } from '@/domain/firm/draftsPaths';
import { getFirmFacts, looksAtDrafts } from '@/queries/getFirmFacts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { Consent } from './consent/Consent';
import { UnmeasuredPage } from './consent/UnmeasuredPage';
import { CurrentLinks } from './CurrentLinks';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './StaffNotice.module.css';

/** Tells staff in draft mode that visitors see something else, with a link that ends it. Renders nothing for others. */
async function DraftsNotice() {
  if (!(await looksAtDrafts())) return null;
  return (
    <aside className={styles.notice}>
      <p>{draftsNotice.text}</p>
      {/* A document load clears the router cache, which has pages fetched in draft mode. */}
      <a href={draftsPaths.hide}>{draftsNotice.hide}</a>
    </aside>
  );
}

interface PageFrameProps {
  /** Allows analytics, subject to consent. Off on pages with a client's own figures. */
  isMeasured?: boolean;
  children: ReactNode;
}

/** Header, `<main>` and footer around a page's content. */
export async function PageFrame({ isMeasured = false, children }: PageFrameProps) {
  const [settings, { entity, profiles }] = await Promise.all([getSiteSettings(), getFirmFacts()]);
  const tagManagerId = isMeasured ? settings.tagManagerId : null;
  return (
    <>
      {tagManagerId ? <Consent tagManagerId={tagManagerId} /> : null}
      <DraftsNotice />
      <SiteHeader settings={settings} />
      <main id="main" tabIndex={-1}>
        <UnmeasuredPage>{children}</UnmeasuredPage>
      </main>
      <SiteFooter
        settings={settings}
        legalName={entity.legalName}
        profiles={profiles}
        asksForConsent={tagManagerId !== null}
      />
      <CurrentLinks />
    </>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { FullAnalysis } from '@/client/useAnalysis';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { reportTexts as texts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { SessionUser } from '@/schemas/auth';
import styles from './AnalysisPage.module.css';
import { AnalysisReport } from './AnalysisReport';
import { LoadedReport } from './LoadedReport';

interface AnalysisPageProps {
  id: string;
  user: SessionUser;
  booking: BookingTarget;
  /** Further actions beside printing and booking. */
  children?: ReactNode;
}

/** One analysis as a page of its own. The title stands before the analysis is there. */
export function AnalysisPage({ id, user, booking, children }: AnalysisPageProps) {
  return (
    <div className={styles.page}>
      <LoadedReport id={id} failed={failedText}>
        {(analysis) => (
          <>
            <PageHead analysis={analysis} isForeign={analysis.owner_id !== user.id} />
            <AnalysisReport analysis={analysis} level={2} />
            <div className={styles.actions} data-print="hide">
              <ButtonLink href={booking.href} target="_blank" rel="noopener">
                {resultsTexts.book}
                <span className="visually-hidden"> {resultsTexts.newTab}</span>
              </ButtonLink>
              {children}
              <Button variant="quiet" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          </>
        )}
      </LoadedReport>
    </div>
  );
}

const failedText = (serverMessage: string) =>
  serverMessage ? `${texts.pageLoadFailed}: ${serverMessage}` : texts.pageLoadFailed;

/** Only administrators can open what belongs to somebody else; the page says so as long as it is open. */
function PageHead({ analysis, isForeign }: { analysis: FullAnalysis; isForeign: boolean }) {
  return (
    <header className={styles.head}>
      {isForeign && <FormMessage tone="info">{texts.asAdmin}</FormMessage>}
      <h1 className={styles.title}>
        {texts.pageTitle}
        <span className={styles.name}>{analysis.list_name}</span>
      </h1>
    </header>
  );
}

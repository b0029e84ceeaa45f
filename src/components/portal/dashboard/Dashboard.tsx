'use client';

import { useRef } from 'react';
import { analysesPerPage } from '@/client/useAnalyses';
import { ListPager } from '@/components/ui/ListPager';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { TemporaryPasswordNotice } from '../account/TemporaryPasswordNotice';
import { usePortalUser } from '../guard/PortalUser';
import { ResultsModal } from '../results/ResultsModal';
import { WizardLoader } from '../wizard/WizardLoader';
import { AnalysesTable } from './AnalysesTable';
import { AuditsPanel } from './AuditsPanel';
import styles from './Dashboard.module.css';
import { EmptyAnalyses } from './EmptyAnalyses';
import { FloatingActions } from './FloatingActions';
import { LimitNotice } from './LimitNotice';
import { StatCards } from './StatCards';
import { UnderwayAnalysis } from './UnderwayAnalysis';
import { UndoDiscard } from './UndoDiscard';
import { useDashboard } from './useDashboard';
import { WelcomeBanner } from './WelcomeBanner';

export function Dashboard({ booking }: { booking: BookingTarget }) {
  const user = usePortalUser();
  const dashboard = useDashboard(user);
  const { analyses, reachedLimit, results, underway, undoable } = dashboard;
  const analysesTitle = useRef<HTMLHeadingElement>(null);
  const dismissUndo = () => {
    dashboard.dismissUndo();
    // The button that had focus is gone.
    analysesTitle.current?.focus();
  };

  return (
    <>
      <WelcomeBanner
        name={user.name}
        isFirst={user.reportCount === 0}
        booking={booking}
        onRun={dashboard.requestWizard}
      />
      <div className={styles.page}>
        <TemporaryPasswordNotice />
        <StatCards analyses={analyses} reportLimit={user.reportLimit} />
        <section aria-labelledby="analyses-title" className={space.above7}>
          <h2
            ref={analysesTitle}
            id="analyses-title"
            tabIndex={-1}
            className={`${space.below5} ${text.heading}`}
          >
            {texts.tableTitle}
          </h2>
          {undoable && (
            <UndoDiscard discarded={undoable} onRestored={dashboard.reopenWizard} onDismiss={dismissUndo} />
          )}
          {underway.draft && !analyses.isLoading && (
            <UnderwayAnalysis
              draft={underway.draft}
              hasFailed={underway.hasFailed}
              onContinue={dashboard.requestWizard}
            />
          )}
          {analyses.isLoading ? (
            <p role="status" className={`${styles.loading} ${text.quiet}`}>
              {texts.loading}
            </p>
          ) : analyses.total === 0 ? (
            <EmptyAnalyses onRun={dashboard.requestWizard} />
          ) : (
            <AnalysesTable analyses={analyses.analyses} booking={booking} onView={dashboard.openResults} />
          )}
          <ListPager
            page={dashboard.page}
            pageCount={Math.ceil(analyses.total / analysesPerPage)}
            onPage={dashboard.showPage}
          />
        </section>
        <AuditsPanel userId={user.id} />
      </div>
      <FloatingActions booking={booking} onRun={dashboard.requestWizard} />
      {dashboard.wizardIsOpen && (
        <WizardLoader
          onClose={dashboard.closeWizard}
          onCreated={dashboard.showCreated}
          onCreatedUnseen={dashboard.showCreatedUnseen}
          onLimit={dashboard.showLimit}
        />
      )}
      {results && <ResultsModal analysis={results} booking={booking} onClose={dashboard.closeResults} />}
      {reachedLimit && (
        <LimitNotice {...reachedLimit} booking={booking} onClose={dashboard.closeLimitNotice} />
      )}
      <ToastMessage toast={dashboard.toast} />
    </>
  );
}

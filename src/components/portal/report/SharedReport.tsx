'use client';

import { ButtonLink } from '@/components/ui/ButtonLink';
import { sharedReportTexts as texts } from '@/content/portal/report';
import { AuditReport } from './AuditReport';
import { ReportSpinner } from './ReportSpinner';
import styles from './SharedReport.module.css';
import { useSharedReport } from './useSharedReport';

/** A report for anybody who has its link. */
export function SharedReport() {
  const opened = useSharedReport();
  if (opened.status === 'loading') return <ReportSpinner text={texts.loading} />;
  if (opened.status !== 'open') {
    const isGone = opened.status === 'gone';
    return (
      <div className="message-page">
        <h1>{isGone ? texts.goneTitle : texts.failedTitle}</h1>
        <p className="message-text">{isGone ? texts.goneText : texts.failedText}</p>
      </div>
    );
  }
  return (
    <AuditReport audit={opened.audit} actions={<p className={styles.note}>{texts.note}</p>}>
      <div className={styles.own} data-print="hide">
        <p>{texts.takeOwn}</p>
        <ButtonLink href="/ai-opportunity-assessment">{texts.start}</ButtonLink>
      </div>
    </AuditReport>
  );
}

'use client';

import { useSharedDocument } from '@/client/useSharedDocument';
import { NothingShared } from '@/components/sharing/NothingShared';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { sharedReportTexts as texts } from '@/content/portal/report';
import type { SharedAudit } from '@/schemas/audit';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import { AuditReport } from './AuditReport';
import { ReportSpinner } from './ReportSpinner';
import styles from './AuditReport.module.css';

/** A report for anyone with its link. */
export function SharedReport() {
  const opened = useSharedDocument<SharedAudit>('/api/shared-reports');
  if (opened.status === 'loading') return <ReportSpinner text={texts.loading} />;
  if (opened.status !== 'open')
    return <NothingShared reason={opened.status} failedTitle={texts.failedTitle} />;
  return (
    <AuditReport
      audit={opened.shown}
      insightsNote={texts.insightsNote}
      actions={<p className={styles.note}>{texts.note}</p>}
    >
      <div className={`${row.apart} ${text.subheading}`} data-print="hide">
        <p>{texts.takeOwn}</p>
        <ButtonLink href="/ai-opportunity-assessment">{texts.start}</ButtonLink>
      </div>
    </AuditReport>
  );
}

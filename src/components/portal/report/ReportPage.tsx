'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { reportTexts as texts, shareTexts } from '@/content/portal/report';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { PresentedAudit } from '@/schemas/audit';
import { AuditReport } from './AuditReport';
import { Comparison } from './Comparison';
import { NextSteps } from './NextSteps';
import styles from './ReportPage.module.css';
import { ReportSpinner } from './ReportSpinner';
import { ShareReport } from './ShareReport';
import { usePdf } from './usePdf';
import { useReport } from './useReport';

/** The report of the address, for its owner and administrators. */
export function ReportPage({ booking }: { booking: BookingTarget }) {
  const { id } = useParams<{ id: string }>();
  const audit = useReport(id);
  if (audit === undefined) return <ReportSpinner text={texts.loading} />;
  if (audit === null) return <ReportNotFound />;
  return (
    <AuditReport
      audit={audit}
      actions={<ReportActions audit={audit} />}
      comparison={audit.previous && <Comparison earlier={audit.previous} later={audit} />}
    >
      <NextSteps booking={booking} />
      {audit.is_owner && <ShareReport id={audit.id} />}
    </AuditReport>
  );
}

function ReportNotFound() {
  return (
    <div className="message-page">
      <h1>{texts.notFoundTitle}</h1>
      <p className="message-text">{texts.notFoundText}</p>
      <div className="message-actions">
        <ButtonLink href="/dashboard">{texts.back}</ButtonLink>
      </div>
    </div>
  );
}

function ReportActions({ audit }: { audit: PresentedAudit }) {
  const { isPreparing, hasFailed, download } = usePdf(audit.id);
  return (
    <div className={styles.actions} data-print="hide">
      <ButtonLink href="/dashboard" variant="secondary" size="small">
        {texts.back}
      </ButtonLink>
      <ButtonLink href="/audit/start" variant="secondary" size="small">
        {texts.takeNew}
      </ButtonLink>
      <Button
        variant="secondary"
        size="small"
        aria-disabled={isPreparing}
        aria-busy={isPreparing}
        onClick={() => void download()}
      >
        {isPreparing ? shareTexts.downloading : shareTexts.download}
      </Button>
      {hasFailed && <FormMessage>{shareTexts.downloadFailed}</FormMessage>}
    </div>
  );
}

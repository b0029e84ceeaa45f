'use client';

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { isOutage } from '@/client/isOutage';
import { queryKeys } from '@/client/queryKeys';
import { useAnalyses } from '@/client/useAnalyses';
import { DownloadButton } from '@/components/sharing/DownloadButton';
import { ShareLink } from '@/components/sharing/ShareLink';
import { BookingLink } from '@/components/ui/BookingLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RetryLine } from '@/components/ui/RetryLine';
import { reportTexts as texts, shareTexts } from '@/content/portal/report';
import { downloadTexts } from '@/content/sharing';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { PresentedAudit } from '@/schemas/audit';
import { usePortalUser } from '../guard/PortalUser';
import { AuditReport } from './AuditReport';
import { Comparison } from './Comparison';
import { ReportCard } from './ReportCard';
import { ReportSpinner } from './ReportSpinner';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';

type LoadedReport =
  | { status: 'loading' }
  | { status: 'loaded'; audit: PresentedAudit }
  /** `retry` is absent if the server responded that this account has no such report. */
  | { status: 'missing'; retry?: () => void };

/** Loads one report, for its owner and for administrators. */
function useReport(id: string): LoadedReport {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.audit(id),
    queryFn: ({ signal }) =>
      callApi<PresentedAudit>(`/api/audits/${encodeURIComponent(id)}`, { signal, isAskedOnce: true }),
    meta: { failure: 'The report could not be loaded' },
  });
  if (data) return { status: 'loaded', audit: data };
  if (!error) return { status: 'loading' };
  const isRefused = error instanceof ApiError && error.status < 500 && !isOutage(error);
  return isRefused ? { status: 'missing' } : { status: 'missing', retry: () => void refetch() };
}

/** The report in the address, for its owner and for administrators. */
export function ReportPage({ booking }: { booking: BookingTarget }) {
  const { id } = useParams<{ id: string }>();
  const report = useReport(id);
  if (report.status === 'loading') return <ReportSpinner text={texts.loading} />;
  if (report.status === 'missing') return <ReportNotFound retry={report.retry} />;
  const { audit } = report;
  return (
    <AuditReport
      audit={audit}
      actions={<ReportActions audit={audit} />}
      comparison={audit.previous && <Comparison earlier={audit.previous} later={audit} />}
    >
      <NextSteps booking={booking}>{audit.is_owner && <LatestAnalysisLink />}</NextSteps>
      {audit.is_owner && (
        <div data-print="hide">
          <ReportCard id="share" title={shareTexts.title}>
            <ShareLink path={`/api/audits/${audit.id}/share`} text={shareTexts.text} />
          </ReportCard>
        </div>
      )}
    </AuditReport>
  );
}

function ReportNotFound({ retry }: { retry?: () => void }) {
  return (
    <div className="message-page">
      <h1>{texts.notFoundTitle}</h1>
      <p className="message-text">{texts.notFoundText}</p>
      {retry && <RetryLine onRetry={retry} />}
      <div className="message-actions">
        <ButtonLink href="/dashboard">{texts.back}</ButtonLink>
      </div>
    </div>
  );
}

function ReportActions({ audit }: { audit: PresentedAudit }) {
  return (
    <div className={row.gap2} data-print="hide">
      <ButtonLink href="/dashboard" variant="secondary" size="small">
        {texts.back}
      </ButtonLink>
      <ButtonLink href="/audit/start" variant="secondary" size="small">
        {texts.takeNew}
      </ButtonLink>
      <DownloadButton
        path={`/api/audits/${audit.id}/pdf`}
        fallbackName={`ai-readiness-report-${audit.id}.pdf`}
        label={downloadTexts.pdf}
        preparing={downloadTexts.preparingPdf}
        failed={downloadTexts.pdfFailed}
        size="small"
      />
    </div>
  );
}

/** The report advises to recount it. */
function LatestAnalysisLink() {
  const { id: userId } = usePortalUser();
  const [latest] = useAnalyses(userId, 1).analyses;
  return (
    latest && (
      <ButtonLink href={`/analysis-results/${latest.id}`} variant="secondary">
        {texts.latestAnalysis}
      </ButtonLink>
    )
  );
}

function NextSteps({ booking, children }: { booking: BookingTarget; children: ReactNode }) {
  return (
    <div data-print="hide">
      <ReportCard id="next-steps" title={texts.nextSteps}>
        <p className={text.measure}>{texts.nextStepsText}</p>
        <div className={row.gap3}>
          <BookingLink booking={booking}>{texts.scheduleCall}</BookingLink>
          <BookingLink booking={booking} variant="secondary">
            {texts.upgrade}
          </BookingLink>
          {children}
          <ButtonLink href="/ai-consulting-services" variant="quiet">
            {texts.learnMore}
          </ButtonLink>
        </div>
      </ReportCard>
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { FullAnalysis } from '@/client/useAnalysis';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { reportTexts as texts } from '@/content/analysis/report';
import type { ReportPart } from '@/content/analysis/reportParts';
import { resultsTexts } from '@/content/analysis/results';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { SessionUser } from '@/schemas/auth';
import page from '@/components/ui/Page.module.css';
import { AnalysisFiles } from './AnalysisFiles';
import { AnalysisHead } from './AnalysisHead';
import styles from './SharedAnalysis.module.css';
import { AnalysisReport } from './AnalysisReport';
import type { TriedDays } from './plan/PlanCalendar';
import { LoadedReport } from './LoadedReport';
import type { ReportControls } from './ReportControls';
import { ReportContents } from './ReportContents';
import { ShareAnalysis } from './ShareAnalysis';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';

const parts: readonly ReportPart[] = [
  'summary',
  'opportunities',
  'answers',
  'costs',
  'money',
  'progress',
  'what-if',
];

interface AnalysisPageProps {
  id: string;
  user: SessionUser;
  booking: BookingTarget;
  /** Further actions beside printing and booking. */
  children?: ReactNode;
  /** Allows the owner to create a share link. */
  canShare?: boolean;
  /** Lets the owner store the days that their people can spend. */
  renderOwnDays?: (analysis: FullAnalysis, tried: TriedDays) => ReactNode;
  /** What the owner can change in the report. */
  controlsOf?: (analysis: FullAnalysis) => ReportControls;
  /** Rendered above the report for its owner. */
  notice?: (analysis: FullAnalysis) => ReactNode;
  /** Status of a project, shown beside its name in the summary. */
  statusOf?: (analysis: FullAnalysis, opportunityId: string) => ReactNode;
  /** Rendered after the report: project progress and the what-if calculation. */
  work?: (analysis: FullAnalysis) => ReactNode;
}

/** One analysis as a page. The title renders before the analysis has loaded. */
export function AnalysisPage({
  id,
  user,
  booking,
  children,
  canShare = false,
  renderOwnDays,
  controlsOf,
  notice,
  statusOf,
  work,
}: AnalysisPageProps) {
  return (
    <div className={page.page}>
      <LoadedReport id={id} failed={() => texts.pageLoadFailed}>
        {(analysis) => {
          const isOwn = analysis.owner_id === user.id;
          return (
            <>
              <AnalysisHead name={analysis.list_name} note={isOwn ? undefined : texts.asAdmin}>
                <AnalysisFiles analysis={analysis} />
                {work && <ReportContents parts={canShare && isOwn ? [...parts, 'share'] : parts} />}
              </AnalysisHead>
              {isOwn && notice?.(analysis)}
              <AnalysisReport
                analysis={analysis}
                level={2}
                controls={isOwn ? controlsOf?.(analysis) : undefined}
                renderOwnDays={isOwn && renderOwnDays ? (tried) => renderOwnDays(analysis, tried) : undefined}
                statusOf={statusOf && ((opportunityId) => statusOf(analysis, opportunityId))}
              />
              {work?.(analysis)}
              {canShare && isOwn && <ShareAnalysis id={analysis.id} />}
              <div className={`${styles.actions} ${row.gap3} ${space.above6}`} data-print="hide">
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
          );
        }}
      </LoadedReport>
    </div>
  );
}

'use client';

import { AnalysisPage } from '@/components/analysis/AnalysisPage';
import { WhatIfSection } from '@/components/analysis/whatIf/WhatIfSection';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { resultsTexts as texts } from '@/content/analysis/results';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import { usePortalUser } from '../guard/PortalUser';
import { RecountNotice } from './RecountNotice';
import { reportControls } from './reportControls';
import { OwnDaysControls } from './OwnDaysControls';
import { ProjectStatus } from '../progress/ProjectStatus';
import { ProgressSection } from '../progress/ProgressSection';

/** The full results page, for the analysis's owner and for administrators. */
export function AnalysisResults({ id, booking }: { id: string; booking: BookingTarget }) {
  const user = usePortalUser();
  return (
    <AnalysisPage
      id={id}
      user={user}
      booking={booking}
      canShare
      renderOwnDays={(analysis, tried) => <OwnDaysControls analysisId={analysis.id} {...tried} />}
      controlsOf={reportControls}
      notice={(analysis) => <RecountNotice analysis={analysis} />}
      statusOf={({ id: analysisId }, opportunityId) => (
        <ProjectStatus analysisId={analysisId} opportunityId={opportunityId} />
      )}
      work={(analysis) => {
        const isOwn = analysis.owner_id === user.id;
        return (
          <>
            <ProgressSection analysis={analysis} isOwn={isOwn} />
            <WhatIfSection analysis={analysis} />
          </>
        );
      }}
    >
      <ButtonLink href="/dashboard" variant="secondary">
        {texts.back}
      </ButtonLink>
    </AnalysisPage>
  );
}

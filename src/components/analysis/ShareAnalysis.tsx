import { ShareLink } from '@/components/sharing/ShareLink';
import { shareAnalysisTexts as texts } from '@/content/analysis/shared';
import { ReportSection } from './ReportSection';

/** Lets the owner create and withdraw the share link of an analysis. */
export function ShareAnalysis({ id }: { id: number }) {
  return (
    <div data-print="hide">
      <ReportSection title={texts.title} level={2} part="share">
        <ShareLink path={`/api/analysis/${id}/share`} text={texts.text} canHideSalaries />
      </ReportSection>
    </div>
  );
}

import { AnalysisReport } from '@/components/analysis/AnalysisReport';
import { LoadedReport } from '@/components/analysis/LoadedReport';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { reportTexts as texts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import { DialogFrame } from '@/components/ui/DialogFrame';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

/** Shows any client's analysis, for administrators. */
export function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <DialogFrame closeLabel={texts.close} title={texts.modalTitle} isWide onClose={onClose}>
      <LoadedReport id={id} failed={(serverMessage) => serverMessage || texts.loadFailed}>
        {(analysis) => (
          <>
            <p className={`${row.apart} ${space.below5} ${text.breaks}`}>
              <strong>{analysis.list_name}</strong>
              <ButtonLink
                href={`/analysis-results/${id}`}
                target="_blank"
                rel="noopener"
                variant="secondary"
                size="small"
                data-print="hide"
              >
                {texts.openPage}
                <span className="visually-hidden"> {resultsTexts.newTab}</span>
              </ButtonLink>
            </p>
            <AnalysisReport analysis={analysis} level={3} />
          </>
        )}
      </LoadedReport>
    </DialogFrame>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { ResultsOfAnalysis } from '@/client/useAnalysis';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import { phaseMeanings, resultsTexts as texts } from '@/content/analysis/results';
import { phases } from '@/domain/analysis/types';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import { AnalysisFiles } from '@/components/analysis/AnalysisFiles';
import { OpportunitiesTable } from '@/components/analysis/OpportunitiesTable';
import { ExecutiveSummary } from '@/components/analysis/written/ExecutiveSummary';
import { FurtherOpportunities } from '@/components/analysis/written/FurtherOpportunities';
import { WrittenNote } from '@/components/analysis/written/WrittenNote';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './ResultsModal.module.css';
import { ResultsSummary } from '@/components/analysis/ResultsSummary';
import row from '@/components/ui/Row.module.css';
import heading from '@/components/ui/Heading.module.css';
import frame from '@/components/ui/DialogFrame.module.css';

interface ResultsModalProps {
  analysis: ResultsOfAnalysis;
  booking: BookingTarget;
  onClose: () => void;
}

/** Report of one analysis. Booking opens in a tab, because an overlay would be behind this dialog. */
export function ResultsModal({ analysis, booking, onClose }: ResultsModalProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);

  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} className={frame.wide}>
      <div className={frame.frame}>
        <header className={frame.head}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={frame.title}>
            {texts.title}
            <span className={`${heading.aside} ${text.plain} ${text.quiet} ${text.breaks}`}>
              {analysis.list_name}
            </span>
          </h2>
          <CloseButton label={texts.close} onClick={onClose} />
        </header>
        <div className={frame.body} role="region" aria-labelledby={titleId} tabIndex={0}>
          <ResultsSummary analysis={analysis} />
          <ExecutiveSummary
            paragraphs={analysis.executive_summary}
            isOfFirstPlan={analysis.own_days?.moves_phases === true}
            level={3}
          />
          {analysis.opportunities.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <Phases />
              <OpportunitiesTable opportunities={analysis.opportunities} />
            </>
          )}
          <FurtherOpportunities ideas={analysis.further_opportunities} level={3} />
          <p className={`${text.measure} ${space.above5} ${text.note}`}>{texts.figuresNote}</p>
          <WrittenNote {...analysis} />
          <div className={space.above5}>
            <AnalysisFiles analysis={analysis}>
              <ButtonLink href={`/analysis-results/${analysis.id}`} variant="secondary" size="small">
                {texts.fullReport}
              </ButtonLink>
            </AnalysisFiles>
          </div>
        </div>
        <footer className={`${styles.foot} ${frame.foot}`} data-print="hide">
          <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <ButtonLink href={booking.href} target="_blank" rel="noopener">
            {texts.book}
            <span className="visually-hidden"> {texts.newTab}</span>
          </ButtonLink>
        </footer>
      </div>
    </Dialog>
  );
}

function Phases() {
  return (
    <ul role="list" className={`${styles.phases} ${row.facts} ${text.quiet} ${text.tiny} ${space.below5}`}>
      {phases.map((phase) => (
        <li key={phase}>
          <strong>{texts.phase(phase)}</strong>
          <span>{` ${phaseMeanings[phase]}`}</span>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { analysisQuery, type FullAnalysis } from '@/client/useAnalysis';
import { Button } from '@/components/ui/Button';
import { PlanSummary } from '@/components/analysis/plan/PlanSummary';
import { Results } from '@/components/analysis/Results';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import { DialogBody } from '@/components/ui/DialogBody';
import { useInitialFocus } from '@/components/ui/useInitialFocus';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { resultsTexts as texts } from '@/content/analysis/results';
import { usePortalUser } from '../guard/PortalUser';
import { ProjectStatus } from '../progress/ProjectStatus';
import { RecountNotice } from './RecountNotice';
import { reportControls } from './reportControls';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import { AnalysisFiles } from '@/components/analysis/AnalysisFiles';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './ResultsModal.module.css';
import heading from '@/components/ui/Heading.module.css';
import frame from '@/components/ui/DialogFrame.module.css';

interface ResultsModalProps {
  analysis: FullAnalysis;
  booking: BookingTarget;
  onClose: () => void;
}

/** Report of one analysis. Booking opens in a tab, because an overlay would be behind this dialog. */
export function ResultsModal({ analysis: opened, booking, onClose }: ResultsModalProps) {
  const { data: analysis } = useQuery({ ...analysisQuery(opened.id), initialData: opened, enabled: false });
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  const user = usePortalUser();
  // An administrator can open a client's analysis by its address.
  const isOwn = analysis.owner_id === user.id;
  const controls = isOwn ? reportControls(analysis) : undefined;
  const titleId = useId();
  const titleRef = useInitialFocus();

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
        <DialogBody labelledBy={titleId}>
          <div className={stack.gap6}>
            {isOwn && <RecountNotice analysis={analysis} />}
            <PlanSummary
              plan={plan}
              analysis={analysis}
              level={3}
              statusOf={(id) => <ProjectStatus analysisId={analysis.id} opportunityId={id} />}
              controls={controls}
            />
            <div>
              <Results plan={plan} analysis={analysis} level={3} controls={controls} />
            </div>
          </div>
          <div className={space.above5}>
            <AnalysisFiles analysis={analysis}>
              <ButtonLink href={`/analysis-results/${analysis.id}`} variant="secondary" size="small">
                {texts.fullReport}
              </ButtonLink>
            </AnalysisFiles>
          </div>
        </DialogBody>
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

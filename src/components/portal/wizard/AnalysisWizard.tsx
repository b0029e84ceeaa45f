'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import { FormMessage } from '@/components/ui/FormMessage';
import headingStyles from '@/components/ui/Heading.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { hintOfStep } from '@/content/portal/tradeExamples';
import {
  generationTexts,
  stepTexts,
  wizardNotices as texts,
  wizardLabels,
  wizardTitle,
} from '@/content/portal/wizard';
import { stepNumbers } from '@/domain/analysis/wizardSteps';
import { DraftProgress } from '../draft/DraftProgress';
import type { SaveState } from '../draft/DraftSaver';
import styles from './AnalysisWizard.module.css';
import { GenerationProgress } from './GenerationProgress';
import { StepList } from './StepList';
import { StepFields } from './steps/StepFields';
import { useWizard } from './useWizard';
import type { DraftNotice } from './useWizardDraft';
import { WizardActions } from './WizardActions';
import { WizardFailure } from './WizardFailure';
import type { WizardProps } from './WizardHandlers';
import { shownProblem, type WizardState } from './wizardReducer';

interface WizardNoticeProps {
  notice: DraftNotice;
  onStartOver: () => void;
}

/** Explains where restored answers come from. */
function WizardNotice({ notice, onStartOver }: WizardNoticeProps) {
  return (
    <FormMessage tone="info">
      <span>{`${textOf(notice)} `}</span>
      {notice.kind === 'resumed' && (
        <Button variant="quiet" size="small" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      )}
    </FormMessage>
  );
}

function textOf(notice: DraftNotice): string {
  if (notice.kind === 'ahead') return texts.ahead(notice.asked, notice.on);
  if (notice.kind !== 'merged') return texts[notice.kind];
  return texts.merged(notice.steps.map((step) => stepTexts[step].name).join(', '));
}

/** The eleven steps. There is no form element, so that only the Submit button submits. */
export function AnalysisWizard(props: WizardProps) {
  const wizard = useWizard(props);
  const { state, dispatch, isSending, shownProgress, close } = wizard;
  const [showsSteps, setShowsSteps] = useState(false);
  const titleId = useId();
  const stepsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { step } = state;

  return (
    <Dialog labelledBy={titleId} onDismiss={wizard.dismiss} className={styles.dialog}>
      <div className={styles.wizard}>
        <header className={styles.head}>
          <h2 id={titleId} className={`${headingStyles.aside} ${textStyles.small}`}>
            {wizardTitle}
          </h2>
          <Button
            ref={toggle}
            variant="quiet"
            size="small"
            className={styles.toggle}
            aria-expanded={showsSteps}
            aria-controls={stepsId}
            onClick={() => setShowsSteps(!showsSteps)}
          >
            {wizardLabels.allSteps}
          </Button>
          <CloseButton label={wizardLabels.close} onClick={close} />
        </header>
        <div id={stepsId} className={styles.aside} data-tone="dark" data-shown={showsSteps || undefined}>
          <StepList
            state={state}
            isLocked={isSending}
            onGoTo={(to) => {
              dispatch({ type: 'goTo', step: to });
              setShowsSteps(false);
              // With a toggle, closing the list hides the focused button. The new step's heading then takes focus.
              toggle.current?.focus();
            }}
          />
        </div>
        {shownProgress ? (
          <div className={styles.body}>
            <GenerationProgress step={shownProgress} />
          </div>
        ) : (
          <div key={step} className={styles.body}>
            <StepHead state={state} saveState={wizard.saveState} />
            {wizard.notice && <WizardNotice notice={wizard.notice} onStartOver={wizard.startOver} />}
            {state.failure && <WizardFailure failure={state.failure} />}
            <StepFields
              step={step}
              answers={state.answers}
              problem={shownProblem(state)}
              isReturned={state.isReturned}
              dispatch={dispatch}
            />
          </div>
        )}
        <WizardActions
          step={step}
          isSending={isSending}
          canLeave={shownProgress !== null}
          onCancel={close}
          onPrevious={() => dispatch({ type: 'previous' })}
          onNext={wizard.next}
          onReview={state.reached === 11 && step < 11 ? wizard.review : undefined}
          onSubmit={wizard.submitAnswers}
        />
        <p role="status" className="visually-hidden">
          {shownProgress ? generationTexts.steps[shownProgress] : isSending ? wizardLabels.submitting : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** The question receives focus when its step appears, and screen readers announce the progress with it. */
function StepHead({
  state: { step, answers, refusal, isReturned },
  saveState,
}: {
  state: WizardState;
  saveState: SaveState;
}) {
  const progressId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReturned) headingRef.current?.focus();
  }, [isReturned]);
  const { question } = stepTexts[step];
  const hint = hintOfStep(step, answers.industry);
  return (
    <div className={stack.gap3}>
      <DraftProgress id={progressId} value={step} max={stepNumbers.length} saveState={saveState}>
        {wizardLabels.progress(step, stepNumbers.length)}
      </DraftProgress>
      <h3 ref={headingRef} tabIndex={-1} aria-describedby={progressId} className={styles.heading}>
        {question}
      </h3>
      {hint && <p className={`${styles.hint} ${textStyles.quiet}`}>{hint}</p>}
      {refusal && <FormMessage>{refusal}</FormMessage>}
    </div>
  );
}

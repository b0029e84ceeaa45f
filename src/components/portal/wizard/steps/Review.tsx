import { useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { reviewTexts as texts, stepTexts } from '@/content/portal/wizard';
import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { fieldId } from '../fieldIds';
import { stepAddress } from '../stepHistory';
import { stepProblem } from '../stepProblem';
import type { WizardAction } from '../wizardReducer';
import { GivenAnswer } from './GivenAnswer';
import styles from './Review.module.css';

interface ReviewProps {
  answers: WizardAnswers;
  /** Whether the user returned from an answer to continue here. */
  isReturned: boolean;
  dispatch: Dispatch<WizardAction>;
}

const titleId = fieldId('review');

/** All answers before the last step's own, by step, each with a link to its step. */
export function Review({ answers, isReturned, dispatch }: ReviewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturned) titleRef.current?.focus();
  }, [isReturned]);
  return (
    <section aria-labelledby={titleId} className={stack.gap4}>
      <div className={styles.head}>
        <h4 id={titleId} ref={titleRef} tabIndex={-1}>
          {texts.title}
        </h4>
        <p>{texts.hint}</p>
      </div>
      <dl className={styles.answers}>
        {stepNumbers.slice(0, -1).map((step) => (
          <ReviewedStep
            key={step}
            step={step}
            problem={stepProblem(step, answers)?.message}
            onEdit={() => dispatch({ type: 'goTo', step })}
          >
            <GivenAnswer step={step} answers={answers} />
          </ReviewedStep>
        ))}
      </dl>
    </section>
  );
}

interface ReviewedStepProps {
  step: StepNumber;
  /** Validation error of the answer. */
  problem: string | undefined;
  onEdit: () => void;
  children: ReactNode;
}

function ReviewedStep({ step, problem, onEdit, children }: ReviewedStepProps) {
  const { name } = stepTexts[step];
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={`${styles.answer} ${stack.gap2} ${text.breaks}`}>
        {children}
        {problem && <p className={text.bad}>{problem}</p>}
      </dd>
      <dd>
        <a
          href={stepAddress(step)}

          onClick={(click) => {
            // With a modifier key the browser opens the step's address in another tab or window.
            if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
            click.preventDefault();
            onEdit();
          }}
        >
          {texts.edit}
          <span className="visually-hidden">{` ${name}`}</span>
        </a>
      </dd>
    </div>
  );
}

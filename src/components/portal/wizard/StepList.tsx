import { Icon } from '@/components/ui/Icon';
import { stepTexts, wizardLabels } from '@/content/portal/wizard';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import styles from './StepList.module.css';
import { stepProblem } from './stepProblem';
import { canGoTo, type WizardState } from './wizardReducer';

interface StepListProps {
  state: WizardState;
  /** Navigation is disabled while the answers are submitted. */
  isLocked: boolean;
  onGoTo: (step: StepNumber) => void;
}

/** All steps; reachable ones are buttons. */
export function StepList({ state, isLocked, onGoTo }: StepListProps) {
  return (
    <nav aria-label={wizardLabels.allSteps}>
      <ol role="list" className={styles.steps}>
        {stepNumbers.map((step) => {
          const isDone = step < state.reached && step !== state.step && !stepProblem(step, state.answers);
          return (
            <li key={step}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === state.step ? 'step' : undefined}
                disabled={isLocked || !canGoTo(state, step)}
                onClick={() => onGoTo(step)}
              >
                <span className={styles.number}>
                  {isDone ? <Icon name="check" sizePx={14} /> : null}
                  <span className={isDone ? 'visually-hidden' : undefined}>{step}</span>
                </span>
                <span>{stepTexts[step].name}</span>
                {isDone ? <span className="visually-hidden">{wizardLabels.stepDone}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { useDebounced } from '@/client/useDebounced';
import { FormMessage } from '@/components/ui/FormMessage';
import { stepProblemTexts, runningTotalTexts as texts } from '@/content/portal/wizard';
import { departments } from '@/domain/analysis/catalogue/departments';
import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import { formatCount, formatUsd } from '@/format/numbers';
import { fieldId } from '../fieldIds';
import { runningTotal } from '../runningTotal';
import { DepartmentTasks } from './DepartmentTasks';
import type { StepProps } from './StepProps';
import stack from '@/components/ui/Stack.module.css';
import styles from './RunningTotal.module.css';

export function TasksStep({ answers, problem, dispatch }: StepProps) {
  const chosen = departments.filter(({ name }) => answers.departments.includes(name));
  return (
    <div id={fieldId('tasks')} className={stack.gap6}>
      {problem?.message === stepProblemTexts.tasks && <FormMessage>{problem.message}</FormMessage>}
      {chosen.map(({ name, tasks }) => (
        <DepartmentTasks
          key={name}
          department={name}
          industry={answers.industry}
          offered={tasks.map((task) => task.name)}
          drafts={answers.tasks[name] ?? []}
          unadded={answers.unaddedTasks[name] ?? ''}
          problem={problem}
          dispatch={dispatch}
        />
      ))}
      <RunningTotal answers={answers} />
    </div>
  );
}

/** Milliseconds; longer than the pause between two keys. */
const pauseMs = 1_000;

/** Hours and cost a year of all ticked tasks, updated visually at once and announced after typing stops. */
function RunningTotal({ answers }: { answers: WizardAnswers }) {
  const total = runningTotal(answers);
  const hours = total && formatCount(total.hours);
  const cost = total && formatUsd(total.costUsd);
  const spoken = useDebounced(hours && cost ? texts.spoken(hours, cost) : '', pauseMs);
  const hasTasks = answers.departments.some((department) => answers.tasks[department]?.length);
  return (
    <>
      {hasTasks && (
        <dl className={styles.total} aria-label={texts.title}>
          <dt>{texts.title}</dt>
          {hours && cost ? (
            <>
              <dd>{texts.hours(hours)}</dd>
              <dd className={styles.cost}>{texts.cost(cost)}</dd>
            </>
          ) : (
            <dd>{texts.incomplete}</dd>
          )}
        </dl>
      )}
      <p role="status" className="visually-hidden">
        {total ? spoken : null}
      </p>
    </>
  );
}

import type { Dispatch } from 'react';
import { Choice } from '@/components/ui/Choice';
import type { DepartmentName } from '@/domain/analysis/types';
import type { StepProblem } from '../stepProblem';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import type { WizardAction } from '../wizardReducer';
import { TaskInputs } from './TaskInputs';
import styles from './TasksStep.module.css';

interface TaskChoiceProps {
  department: DepartmentName;
  taskName: string;
  /** Undefined while the task isn't ticked. */
  draft: TaskDraft | undefined;
  /** Position among the department's ticked tasks. */
  index: number;
  problem: StepProblem | null;
  onToggle: () => void;
  dispatch: Dispatch<WizardAction>;
}

/** Checkbox of a task, with its numbers once ticked. */
export function TaskChoice({
  department,
  taskName,
  draft,
  index,
  problem,
  onToggle,
  dispatch,
}: TaskChoiceProps) {
  return (
    <div className={styles.task}>
      <Choice type="checkbox" label={taskName} checked={draft !== undefined} onChange={onToggle} />
      {draft && (
        <TaskInputs
          {...{ department, draft, index, problem }}
          onChange={(change) => dispatch({ type: 'changeTask', department, taskName, change })}
        />
      )}
    </div>
  );
}

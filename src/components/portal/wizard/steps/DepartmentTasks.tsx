import { useId, type Dispatch } from 'react';
import { taskLabels } from '@/content/portal/wizard';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import type { DepartmentName } from '@/domain/analysis/types';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import { ownTaskFieldId } from '../fieldIds';
import type { StepProblem } from '../stepProblem';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import type { WizardAction } from '../wizardReducer';
import { OwnWords } from './OwnWords';
import { TaskChoice } from './TaskChoice';
import styles from './TasksStep.module.css';
import { TradeExamples } from './TradeExamples';
import { useSeenNames } from './useSeenNames';

interface DepartmentTasksProps {
  department: DepartmentName;
  industry: string;
  /** Task names of the catalog. */
  offered: readonly string[];
  drafts: readonly TaskDraft[];
  unadded: string;
  problem: StepProblem | null;
  dispatch: Dispatch<WizardAction>;
}

/** The catalog's tasks, the client's own tasks below them, and a field that adds one. */
export function DepartmentTasks({
  department,
  industry,
  offered,
  drafts,
  unadded,
  problem,
  dispatch,
}: DepartmentTasksProps) {
  const titleId = useId();
  const own = useSeenNames(drafts.map(({ taskName }) => taskName).filter((name) => !offered.includes(name)));
  const names = [...offered, ...own];
  const fieldId = ownTaskFieldId(department);
  return (
    <section aria-labelledby={titleId} className={stack.gap2}>
      <div className={styles.head}>
        <h4 id={titleId}>{department}</h4>
        <span aria-live="polite">{taskLabels.chosen(drafts.length)}</span>
      </div>
      {names.map((taskName) => {
        const index = drafts.findIndex((draft) => draft.taskName === taskName);
        const draft = drafts[index];
        return (
          <TaskChoice
            key={taskName}
            {...{ department, taskName, draft, index, problem, dispatch }}
            onToggle={() => dispatch({ type: 'toggleTask', department, taskName })}
          />
        );
      })}
      {drafts.length < analysisLimits.tasksPerDepartment && (
        <div className={space.above2}>
          <OwnWords
            id={fieldId}
            label={taskLabels.ownTask}
            addLabel={taskLabels.addTask}
            value={unadded}
            known={names}
            error={problem?.field === fieldId ? problem.message : undefined}
            onChange={(text) => dispatch({ type: 'typeTask', department, text })}
            onAdd={(taskName) => dispatch({ type: 'addTask', department, taskName })}
          />
          <TradeExamples
            {...{ department, industry, fieldId }}
            listed={names}
            onAdd={(taskName) => dispatch({ type: 'addTask', department, taskName })}
          />
        </div>
      )}
    </section>
  );
}

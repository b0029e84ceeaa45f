import { useId } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import { taskLabels } from '@/content/portal/wizard';
import { recognizeTask } from '@/domain/analysis/catalogue/recognizeTask';
import { caseKinds, inputKinds, type DepartmentName } from '@/domain/analysis/types';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import { taskFieldId } from '../fieldIds';
import styles from './TasksStep.module.css';

interface OwnTaskQuestionsProps {
  department: DepartmentName;
  draft: TaskDraft;
  index: number;
  onChange: (change: Partial<TaskDraft>) => void;
}

/**
 * Optional questions about a custom task. If its name matches a catalog entry, it shows which one is counted, until an
 * answer marks it as different work.
 */
export function OwnTaskQuestions({ department, draft, index, onChange }: OwnTaskQuestionsProps) {
  const noteId = useId();
  return (
    <div role="group" aria-labelledby={noteId} className={styles.questions}>
      <p id={noteId} className={styles.note}>
        {noteOn(draft)}
      </p>
      <SelectField
        id={taskFieldId(department, index, 'cases')}
        label={taskLabels.cases}
        value={draft.cases ?? ''}
        onChange={({ target }) => onChange({ cases: caseKinds.find((kind) => kind === target.value) ?? '' })}
      >
        <option value="">{taskLabels.unanswered}</option>
        {caseKinds.map((kind) => (
          <option key={kind} value={kind}>
            {taskLabels.casesKinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={taskFieldId(department, index, 'input')}
        label={taskLabels.input}
        value={draft.input ?? ''}
        onChange={({ target }) => onChange({ input: inputKinds.find((kind) => kind === target.value) ?? '' })}
      >
        <option value="">{taskLabels.unanswered}</option>
        {inputKinds.map((kind) => (
          <option key={kind} value={kind}>
            {taskLabels.inputKinds[kind]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function noteOn({ taskName, cases, input }: TaskDraft): string {
  const known = recognizeTask(taskName);
  if (!known) return cases && input ? taskLabels.sizedTask : taskLabels.aboutOwnTask;
  return cases || input ? taskLabels.refusedTask(known.name) : taskLabels.recognizedTask(known.name);
}

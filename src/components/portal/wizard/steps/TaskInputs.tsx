import { useState } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { frequencyLabels, taskLabels } from '@/content/portal/wizard';
import { findCatalogueTask } from '@/domain/analysis/catalogue/findCatalogueTask';
import { workingHoursPerYear } from '@/domain/analysis/costFormula';
import { frequencies, type DepartmentName, type Frequency } from '@/domain/analysis/types';
import { formatCount, formatUsd, formatUsdCents } from '@/format/numbers';
import { taskFieldId } from '../fieldIds';
import type { StepProblem } from '../stepProblem';
import {
  hoursBeyondWorkingYear,
  liveCost,
  taskFieldProblem,
  type TaskNumberField,
} from '@/content/analysis/taskProblem';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import { OwnTaskQuestions } from './OwnTaskQuestions';
import styles from './TasksStep.module.css';

interface TaskInputsProps {
  department: DepartmentName;
  draft: TaskDraft;
  index: number;
  problem: StepProblem | null;
  onChange: (change: Partial<TaskDraft>) => void;
}

/** Numbers of a ticked task and their totals. */
export function TaskInputs({ department, draft, index, problem, onChange }: TaskInputsProps) {
  // Errors appear after leaving the field or trying to leave the step, not during typing.
  const [left, setLeft] = useState<Partial<Record<TaskNumberField, true>>>({});
  const numberField = (field: TaskNumberField) => ({
    id: taskFieldId(department, index, field),
    // Not type="number": some browsers drop a comma there and turn 2,5 into 25.
    inputMode: field === 'hours' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    label: taskLabels[field],
    value: draft[field],
    error: left[field] || problem ? (taskFieldProblem(field, draft[field]) ?? undefined) : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    onBlur: () => setLeft((before) => ({ ...before, [field]: true })),
  });
  return (
    <div role="group" aria-label={draft.taskName} className={styles.inputs}>
      <TextField {...numberField('teamSize')} />
      <TextField {...numberField('hours')} />
      <SelectField
        id={taskFieldId(department, index, 'frequency')}
        label={taskLabels.frequency}
        value={draft.frequency}
        onChange={(event) => onChange({ frequency: toFrequency(event.target.value) })}
      >
        {frequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {frequencyLabels[frequency]}
          </option>
        ))}
      </SelectField>
      <TextField {...numberField('salary')} hint={taskLabels.salaryUnit} />
      {!findCatalogueTask(draft.taskName) && <OwnTaskQuestions {...{ department, draft, index, onChange }} />}
      <TaskCosts draft={draft} />
    </div>
  );
}

function TaskCosts({ draft }: { draft: TaskDraft }) {
  const { hourlyRateUsd, annualCostUsd } = liveCost(draft);
  const hoursAYear = hoursBeyondWorkingYear(draft);
  return (
    <>
      <dl className={styles.costs}>
        <div>
          <dt>{taskLabels.hourlyRate}</dt>
          <dd>{hourlyRateUsd === null ? '–' : formatUsdCents(hourlyRateUsd)}</dd>
        </div>
        <div>
          <dt>{taskLabels.annualCost}</dt>
          <dd>{annualCostUsd === null ? '–' : formatUsd(annualCostUsd)}</dd>
        </div>
      </dl>
      {hoursAYear !== null && (
        <p role="status" className={styles.note}>
          {taskLabels.beyondWorkingYear(formatCount(hoursAYear), formatCount(workingHoursPerYear))}
        </p>
      )}
    </>
  );
}

function toFrequency(value: string): Frequency {
  return frequencies.find((frequency) => frequency === value) ?? 'Week';
}

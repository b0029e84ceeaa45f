import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { planTexts } from '@/content/analysis/planTexts';
import { usdDifference, whatIfTexts as texts } from '@/content/analysis/whatIf';
import { frequencyLabels } from '@/content/portal/wizard';
import { formatHours } from '@/domain/analysis/formatHours';
import type { ProjectKind } from '@/domain/analysis/plan/PlannedProject';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import { frequencies } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import styles from './TriedTaskFields.module.css';
import {
  hasProblem,
  isChanged,
  triedFieldProblem,
  type TriedNumberField,
  type TriedTask,
} from './triedTasks';
import type { WhatIf } from './useWhatIf';

interface TriedTaskFieldsProps {
  task: TriedTask;
  /** The task's opportunity in the analysis, and with the what-if numbers. */
  before: StoredOpportunity;
  after: StoredOpportunity;
  /** Its kind in the plan with the what-if numbers. */
  kind: ProjectKind | undefined;
  onType: WhatIf['type'];
  onChoose: WhatIf['choose'];
}

/** Numbers of one task and its savings. */
export function TriedTaskFields({ task, before, after, kind, onType, onChoose }: TriedTaskFieldsProps) {
  const { id, task: input } = task.counted;
  const numberField = (field: TriedNumberField) => ({
    // Not type="number": some browsers drop a comma there and turn 2,5 into 25.
    inputMode: field === 'hours' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    label: texts.fields[field],
    value: task.typed[field],
    // At once, because the totals stop at once, too.
    error: triedFieldProblem(field, task.typed[field]) ?? undefined,
    onChange: (event: { target: { value: string } }) => onType(id, field, event.target.value),
  });
  return (
    <fieldset className={styles.task} data-changed={isChanged(task) || undefined}>
      <legend>{input.taskName}</legend>
      <div className={styles.fields}>
        <TextField {...numberField('teamSize')} />
        <TextField {...numberField('hours')} />
        <SelectField
          label={texts.fields.frequency}
          value={task.assumption.frequency}
          onChange={(event) => onChoose(id, event.target.value)}
        >
          {frequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {frequencyLabels[frequency]}
            </option>
          ))}
        </SelectField>
        <TextField {...numberField('salary')} hint={texts.units.salary} />
        <TextField {...numberField('sharePercent')} hint={texts.units.sharePercent} />
      </div>
      {hasProblem(task) ? (
        <p className={styles.outcome}>{texts.notCounted}</p>
      ) : (
        <Outcome {...{ before, after, kind }} />
      )}
    </fieldset>
  );
}

function Outcome({ before, after, kind }: Pick<TriedTaskFieldsProps, 'before' | 'after' | 'kind'>) {
  const { savedHours, range } = after.roiModel;
  const savings = Number(after.roiModel.calculatedSavings);
  const difference = savings - Number(before.roiModel.calculatedSavings);
  return (
    <p className={styles.outcome}>
      <strong>{texts.saves(formatHours(savedHours), formatUsd(savings))}</strong>
      {range && (
        <small>
          {texts.range(formatUsd(range.cautious.savingsUsd), formatUsd(range.ambitious.savingsUsd))}
        </small>
      )}
      <small data-sign={Math.sign(difference)}>
        {difference === 0 ? texts.asAnswers : texts.thanAnswers(usdDifference(difference))}
      </small>
      {(kind === 'leaveAlone' || kind === 'removed') && <small>{planTexts.kindNotes[kind]}</small>}
    </p>
  );
}

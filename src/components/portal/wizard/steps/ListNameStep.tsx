import { TextField } from '@/components/ui/TextField';
import { stepTexts } from '@/content/portal/wizard';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { fieldId } from '../fieldIds';
import { CounterHint } from './CounterHint';
import type { StepProps } from './StepProps';

export function ListNameStep({ answers: { listName }, problem, dispatch }: StepProps) {
  return (
    <TextField
      id={fieldId('listName')}
      label={stepTexts[1].name}
      autoComplete="off"
      required
      value={listName}
      hint={<CounterHint text={listName} maxLength={analysisLimits.listNameMaxLength} />}
      error={problem?.message}
      onChange={(event) => dispatch({ type: 'answer', change: { listName: event.target.value } })}
    />
  );
}

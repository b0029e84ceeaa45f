import { TextField } from '@/components/ui/TextField';
import { stepTexts } from '@/content/portal/wizard';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { fieldId } from '../fieldIds';
import { CounterHint } from './CounterHint';
import { storedLength } from '../stepProblem';
import type { StepProps } from './StepProps';

/**
 * Keys add nothing beyond the limit. What is pasted stays, and is said to be too long: `maxlength` would cut it off without
 * a word.
 */
function stopAtLimit(input: HTMLInputElement): () => void {
  const onBeforeInput = (event: InputEvent) => {
    const isFull = storedLength(input.value) >= analysisLimits.listNameMaxLength;
    const adds = event.inputType === 'insertText' && input.selectionStart === input.selectionEnd;
    if (isFull && adds) event.preventDefault();
  };
  input.addEventListener('beforeinput', onBeforeInput);
  return () => input.removeEventListener('beforeinput', onBeforeInput);
}

export function ListNameStep({ answers: { listName }, problem, dispatch }: StepProps) {
  return (
    <TextField
      id={fieldId('listName')}
      label={stepTexts[1].name}
      autoComplete="off"
      required
      ref={stopAtLimit}
      value={listName}
      hint={<CounterHint text={listName} maxLength={analysisLimits.listNameMaxLength} />}
      error={problem?.message}
      onChange={(event) => dispatch({ type: 'answer', change: { listName: event.target.value } })}
    />
  );
}

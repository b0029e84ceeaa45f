import { TextArea } from '@/components/ui/TextArea';
import { stepTexts } from '@/content/portal/wizard';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { fieldId } from '../fieldIds';
import { CounterHint } from './CounterHint';
import type { StepProps } from './StepProps';

interface LongTextStepProps extends StepProps {
  step: StepNumber;
  field: 'goals' | 'bottlenecks' | 'additionalContext';
}

export function LongTextStep({ step, field, answers, problem, dispatch }: LongTextStepProps) {
  const text = answers[field];
  return (
    <TextArea
      id={fieldId(field)}
      label={stepTexts[step].name}
      rows={step === 11 ? 4 : 8}
      required={field !== 'additionalContext'}
      value={text}
      hint={<CounterHint text={text} maxLength={analysisLimits.longTextMaxLength} />}
      error={problem?.message}
      onChange={(event) => dispatch({ type: 'answer', change: { [field]: event.target.value } })}
    />
  );
}

import { Choice } from '@/components/ui/Choice';
import { stepTexts, yesNoChoices, yesNoNotSureChoices } from '@/content/portal/wizard';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { fieldId } from '../fieldIds';
import { ChoiceGroup } from './ChoiceGroup';
import type { StepProps } from './StepProps';

interface RadioStepProps extends StepProps {
  step: StepNumber;
  field: 'currentAiUsage' | 'customerInsights' | 'monetization';
}

export function RadioStep({ step, field, answers, problem, dispatch }: RadioStepProps) {
  const choices = field === 'currentAiUsage' ? yesNoChoices : yesNoNotSureChoices;
  return (
    <ChoiceGroup id={fieldId(field)} legend={stepTexts[step].name} error={problem?.message}>
      {choices.map(({ value, label }) => (
        <Choice
          key={value}
          type="radio"
          name={field}
          label={label}
          checked={answers[field] === value}
          onChange={() => dispatch({ type: 'answer', change: { [field]: value } })}
        />
      ))}
    </ChoiceGroup>
  );
}

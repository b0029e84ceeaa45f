import { Choice } from '@/components/ui/Choice';
import { choiceLabels, stepTexts } from '@/content/portal/wizard';
import { answerChoices, type ChoiceAnswer } from '@/domain/analysis/wizardAnswers';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { fieldId } from '../fieldIds';
import { ChoiceGroup } from './ChoiceGroup';
import type { StepProps } from './StepProps';

interface RadioStepProps extends StepProps {
  step: StepNumber;
  field: ChoiceAnswer;
}

export function RadioStep({ step, field, answers, problem, dispatch }: RadioStepProps) {
  return (
    <ChoiceGroup id={fieldId(field)} legend={stepTexts[step].name} error={problem?.message}>
      {answerChoices[field].map((value) => (
        <Choice
          key={value}
          type="radio"
          name={field}
          label={choiceLabels[value]}
          checked={answers[field] === value}
          onChange={() => dispatch({ type: 'answer', change: { [field]: value } })}
        />
      ))}
    </ChoiceGroup>
  );
}

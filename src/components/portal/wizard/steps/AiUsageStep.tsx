import { TextArea } from '@/components/ui/TextArea';
import { aiDetails } from '@/content/portal/wizard';
import stack from '@/components/ui/Stack.module.css';
import { RadioStep } from './RadioStep';
import type { StepProps } from './StepProps';

export function AiUsageStep(step: StepProps) {
  const { answers, dispatch } = step;
  return (
    <div className={stack.gap5}>
      <RadioStep {...step} step={8} field="currentAiUsage" />
      {answers.currentAiUsage === 'yes' && (
        <TextArea
          label={aiDetails.label}
          hint={aiDetails.hint}
          value={answers.currentAiDetails}
          onChange={(event) => dispatch({ type: 'answer', change: { currentAiDetails: event.target.value } })}
        />
      )}
    </div>
  );
}

import { Choice } from '@/components/ui/Choice';
import { Combobox } from '@/components/ui/Combobox';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { industryLabels, stepTexts } from '@/content/portal/wizard';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { industries } from '@/domain/analysis/catalogue/industries';
import { industryWords } from '@/domain/analysis/catalogue/industryWords';
import { departmentNames } from '@/domain/analysis/types';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { formatCount } from '@/format/numbers';
import { fieldId } from '../fieldIds';
import { storedLength } from '../stepProblem';
import { suggestIndustries } from '../suggestIndustries';
import { AiUsageStep } from './AiUsageStep';
import { ChoiceGroup } from './ChoiceGroup';
import { DataSourcesStep } from './DataSourcesStep';
import { RadioStep } from './RadioStep';
import { Review } from './Review';
import type { StepProps } from './StepProps';
import { TasksStep } from './TasksStep';
import styles from './CounterHint.module.css';
import textStyles from '@/components/ui/Text.module.css';

/**
 * Typing stops at the limit. Pasted text over it is kept and reported, because `maxlength` would cut it off silently.
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

function ListNameStep({ answers: { listName }, problem, dispatch }: StepProps) {
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

function IndustryStep({ answers: { industry }, problem, dispatch }: StepProps) {
  const suggestions = suggestIndustries(industries, industry, industryWords);
  return (
    <Combobox
      id={fieldId('industry')}
      label={stepTexts[2].name}
      value={industry}
      suggestions={suggestions}
      listLabel={industryLabels.suggestions}
      status={listStatus(suggestions.length)}
      error={problem?.message}
      onChange={(value) => dispatch({ type: 'answer', change: { industry: value } })}
    />
  );
}

function listStatus(count: number): string {
  if (count === 0) return industryLabels.none;
  return count < analysisLimits.industrySuggestions
    ? industryLabels.count(count)
    : industryLabels.more(count);
}

interface LongTextStepProps extends StepProps {
  step: StepNumber;
  field: 'goals' | 'bottlenecks' | 'additionalContext';
}

function LongTextStep({ step, field, answers, problem, dispatch }: LongTextStepProps) {
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

function DepartmentsStep({ answers, problem, dispatch }: StepProps) {
  return (
    <ChoiceGroup id={fieldId('departments')} legend={stepTexts[4].name} error={problem?.message} columns={2}>
      {departmentNames.map((department) => (
        <Choice
          key={department}
          type="checkbox"
          label={department}
          checked={answers.departments.includes(department)}
          onChange={() => dispatch({ type: 'toggleDepartment', department })}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Fields of one of the eleven steps. */
export function StepFields({ step, ...props }: StepProps & { step: StepNumber }) {
  switch (step) {
    case 1:
      return <ListNameStep {...props} />;
    case 2:
      return <IndustryStep {...props} />;
    case 3:
      return <LongTextStep {...props} step={step} field="goals" />;
    case 4:
      return <DepartmentsStep {...props} />;
    case 5:
      return <TasksStep {...props} />;
    case 6:
      return <LongTextStep {...props} step={step} field="bottlenecks" />;
    case 7:
      return <DataSourcesStep {...props} />;
    case 8:
      return <AiUsageStep {...props} />;
    case 9:
      return <RadioStep {...props} step={step} field="customerInsights" />;
    case 10:
      return <RadioStep {...props} step={step} field="monetization" />;
    case 11:
      return (
        <>
          <LongTextStep {...props} step={step} field="additionalContext" />
          <Review {...props} />
        </>
      );
  }
}

interface CounterHintProps {
  text: string;
  maxLength: number;
}

/** Characters used of the limit. Text over the limit is kept and reported, not cut off. */
function CounterHint({ text, maxLength }: CounterHintProps) {
  const length = storedLength(text);
  return (
    <span className={`${styles.counter} ${textStyles.figures}`} data-over={length > maxLength || undefined}>
      {`${formatCount(length)}/${formatCount(maxLength)}`}
    </span>
  );
}

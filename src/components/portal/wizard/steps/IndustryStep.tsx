import { Combobox } from '@/components/ui/Combobox';
import { industryLabels, stepTexts } from '@/content/portal/wizard';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { industries } from '@/domain/analysis/catalogue/industries';
import { industryWords } from '@/domain/analysis/catalogue/industryWords';
import { fieldId } from '../fieldIds';
import { suggestIndustries } from '../suggestIndustries';
import type { StepProps } from './StepProps';

export function IndustryStep({ answers: { industry }, problem, dispatch }: StepProps) {
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

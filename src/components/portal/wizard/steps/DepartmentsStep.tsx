import { Choice } from '@/components/ui/Choice';
import { stepTexts } from '@/content/portal/wizard';
import { departmentNames } from '@/domain/analysis/types';
import { fieldId } from '../fieldIds';
import { ChoiceGroup } from './ChoiceGroup';
import type { StepProps } from './StepProps';

export function DepartmentsStep({ answers, problem, dispatch }: StepProps) {
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

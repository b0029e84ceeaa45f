import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { dataSourceLabels, stepProblemTexts } from '@/content/portal/wizard';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { dataSourceGroups } from '@/domain/analysis/catalogue/dataSources';
import stack from '@/components/ui/Stack.module.css';
import { fieldId } from '../fieldIds';
import { ChoiceGroup } from './ChoiceGroup';
import { DataSourceGroup } from './DataSourceGroup';
import { OwnWords } from './OwnWords';
import type { StepProps } from './StepProps';
import { useSeenNames } from './useSeenNames';

const offered = dataSourceGroups.flatMap((group) => group.sources);
const ownFieldId = fieldId('unaddedDataType');

export function DataSourcesStep({ answers, problem, dispatch }: StepProps) {
  const { dataTypes, unaddedDataType } = answers;
  const own = useSeenNames(dataTypes.filter((name) => !offered.includes(name)));
  const toggle = (name: string) => dispatch({ type: 'toggleDataType', name });
  return (
    <div id={fieldId('dataTypes')} className={stack.gap5}>
      {problem?.message === stepProblemTexts.dataTypes && <FormMessage>{problem.message}</FormMessage>}
      {dataSourceGroups.map((group, index) => (
        <DataSourceGroup
          key={group.name}
          id={fieldId(`sources-${index}`)}
          {...group}
          ticked={dataTypes}
          onToggle={toggle}
        />
      ))}
      {own.length > 0 && (
        <ChoiceGroup id={fieldId('ownDataTypes')} legend={dataSourceLabels.ownGroup} columns={2}>
          {own.map((name) => (
            <Choice
              key={name}
              type="checkbox"
              label={name}
              checked={dataTypes.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </ChoiceGroup>
      )}
      {dataTypes.length < analysisLimits.dataTypes && (
        <OwnWords
          id={ownFieldId}
          label={dataSourceLabels.ownSource}
          addLabel={dataSourceLabels.add}
          value={unaddedDataType}
          known={[...offered, ...own]}
          error={problem?.field === ownFieldId ? problem.message : undefined}
          onChange={(text) => dispatch({ type: 'answer', change: { unaddedDataType: text } })}
          onAdd={(name) => dispatch({ type: 'addDataType', name })}
        />
      )}
    </div>
  );
}

import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { AiUsageStep } from './AiUsageStep';
import { DataSourcesStep } from './DataSourcesStep';
import { DepartmentsStep } from './DepartmentsStep';
import { IndustryStep } from './IndustryStep';
import { ListNameStep } from './ListNameStep';
import { LongTextStep } from './LongTextStep';
import { RadioStep } from './RadioStep';
import { Review } from './Review';
import type { StepProps } from './StepProps';
import { TasksStep } from './TasksStep';

/** The fields of one of the eleven steps. */
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

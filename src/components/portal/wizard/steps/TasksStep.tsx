import { FormMessage } from '@/components/ui/FormMessage';
import { departments } from '@/domain/analysis/catalogue/departments';
import { stepProblemTexts } from '@/content/portal/wizard';
import stack from '@/components/ui/Stack.module.css';
import { fieldId } from '../fieldIds';
import { DepartmentTasks } from './DepartmentTasks';
import { RunningTotal } from './RunningTotal';
import type { StepProps } from './StepProps';

export function TasksStep({ answers, problem, dispatch }: StepProps) {
  const chosen = departments.filter(({ name }) => answers.departments.includes(name));
  return (
    <div id={fieldId('tasks')} className={stack.gap6}>
      {problem?.message === stepProblemTexts.tasks && <FormMessage>{problem.message}</FormMessage>}
      {chosen.map(({ name, tasks }) => (
        <DepartmentTasks
          key={name}
          department={name}
          industry={answers.industry}
          offered={tasks.map((task) => task.name)}
          drafts={answers.tasks[name] ?? []}
          unadded={answers.unaddedTasks[name] ?? ''}
          problem={problem}
          dispatch={dispatch}
        />
      ))}
      <RunningTotal answers={answers} />
    </div>
  );
}

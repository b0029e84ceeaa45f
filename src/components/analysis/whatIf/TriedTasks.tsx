import { useState } from 'react';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import type { ProjectKind } from '@/domain/analysis/plan/PlannedProject';
import { savingsTotals } from '@/domain/analysis/totals';
import { usdDifference } from '@/content/analysis/whatIf';
import { formatUsd } from '@/format/numbers';
import { TriedTaskFields } from './TriedTaskFields';
import styles from './TriedTasks.module.css';
import { hasProblem } from './triedTasks';
import type { WhatIf } from './useWhatIf';

interface TriedTasksProps {
  answers: ReadAnalysis;
  /** Returns the part of an analysis that counts in sums. */
  recommendedOf: (read: ReadAnalysis) => ReadAnalysis;
  whatIf: WhatIf;
  /** Kinds of the projects with the what-if numbers, by opportunity id. */
  kinds: ReadonlyMap<string, ProjectKind>;
}

/** All tasks of the what-if calculation by department, the first one open. */
export function TriedTasks({ whatIf, ...analysis }: TriedTasksProps) {
  const departments = [...new Set(whatIf.tries.map(({ counted }) => counted.department))];
  return departments.map((department, index) => (
    <Department key={department} {...analysis} {...{ department, whatIf }} startsOpen={index === 0} />
  ));
}

/** Only open departments render their fields: there can be hundreds. */
function Department({ startsOpen, ...props }: DepartmentProps & { startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className={styles.department}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{props.department}</span> <DepartmentFigures {...props} />
      </summary>
      {isOpen && <DepartmentTasks {...props} />}
    </details>
  );
}

interface DepartmentProps extends TriedTasksProps {
  department: string;
}

function DepartmentFigures({ department, answers, recommendedOf, whatIf }: DepartmentProps) {
  const savingsOf = (read: ReadAnalysis) =>
    savingsTotals(
      recommendedOf(read).opportunities.filter((opportunity) => opportunity.department === department),
    ).savingsUsd;
  const isCounted = !whatIf.tries.some((task) => task.counted.department === department && hasProblem(task));
  if (!isCounted) return <small>–</small>;
  const savings = savingsOf(whatIf.tried);
  const difference = savings - savingsOf(answers);
  return <small>{`${formatUsd(savings)}${difference === 0 ? '' : `, ${usdDifference(difference)}`}`}</small>;
}

function DepartmentTasks({ department, answers, whatIf, kinds }: DepartmentProps) {
  return whatIf.tries
    .filter(({ counted }) => counted.department === department)
    .map((task) => {
      const before = answers.opportunities.find(({ id }) => id === task.counted.id);
      const after = whatIf.tried.opportunities.find(({ id }) => id === task.counted.id);
      return before && after ? (
        <TriedTaskFields
          key={task.counted.id}
          {...{ task, before, after }}
          kind={kinds.get(task.counted.id)}
          onType={whatIf.type}
          onChoose={whatIf.choose}
        />
      ) : null;
    });
}

import { compareTexts as texts } from '@/content/portal/compare';
import { taskLabels } from '@/content/portal/wizard';
import type { ComparedTask } from '@/domain/analysis/compareAnalyses';
import { countOf } from '@/domain/analysis/inWords';
import type { CostedTask } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './Differences.module.css';
import text from '@/components/ui/Text.module.css';

/** Tasks that only one of the analyses lists, and those with other numbers or answers. */
export function DifferentTasks({ tasks }: { tasks: readonly ComparedTask[] }) {
  if (tasks.length === 0) return <p>{texts.sameTasks}</p>;
  return (
    <ul className={`${ledger.ledger} ${styles.differences}`} role="list">
      {tasks.map(({ department, taskName, first, second }) => (
        <li key={`${department} ${taskName}`}>
          <span className={`${styles.what} ${text.breaks}`}>
            <strong>{taskName}</strong>
            <small>{department}</small>
          </span>
          <Numbers letter={texts.letters.first} task={first} />
          <Numbers letter={texts.letters.second} task={second} />
        </li>
      ))}
    </ul>
  );
}

function Numbers({ letter, task }: { letter: string; task: CostedTask | undefined }) {
  return (
    <span className={styles.side}>
      <b>{letter}</b> <span>{task ? answersOf(task) : texts.notListed}</span>
    </span>
  );
}

/** With what was answered of a task in the client's own words. */
function answersOf({ teamSize, hours, frequency, salary, cases, input }: CostedTask): string {
  const numbers = texts.taskNumbers(
    countOf(teamSize, 'person', 'people'),
    countOf(hours, 'hour', 'hours'),
    texts.each[frequency],
    formatUsd(salary),
  );
  const answers = [
    cases && texts.answered(taskLabels.cases, taskLabels.casesKinds[cases]),
    input && texts.answered(taskLabels.input, taskLabels.inputKinds[input]),
  ];
  return [numbers, ...answers].filter(Boolean).join(' · ');
}

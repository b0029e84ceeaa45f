import { choiceLabels, frequencyLabels, reviewTexts, taskLabels } from '@/content/portal/wizard';
import { departments } from '@/domain/analysis/catalogue/departments';
import {
  choiceAnswers,
  stepOfAnswer,
  textAnswers,
  type ChoiceAnswer,
  type TaskDraft,
  type WizardAnswers,
} from '@/domain/analysis/wizardAnswers';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { formatCount, formatUsd } from '@/format/numbers';
import { runningTotal } from '../runningTotal';
import { readTask, taskProblem } from '@/content/analysis/taskProblem';
import styles from './Review.module.css';

interface GivenAnswerProps {
  step: StepNumber;
  answers: WizardAnswers;
}

/** Summary of a step's answers; renders nothing without answers. */
export function GivenAnswer({ step, answers }: GivenAnswerProps) {
  switch (step) {
    case 4:
      return <Names names={answers.departments} />;
    case 5:
      return <Tasks answers={answers} />;
    case 7:
      return <Names names={answers.dataTypes} />;
    case 8:
      return (
        <>
          <Choice answer={answers.currentAiUsage} />
          {answers.currentAiUsage === 'yes' && <Text>{answers.currentAiDetails}</Text>}
        </>
      );
    default:
      return (
        <>
          {choiceAnswers.filter(isOf(step)).map((field) => (
            <Choice key={field} answer={answers[field]} />
          ))}
          {textAnswers.filter(isOf(step)).map((field) => (
            <Text key={field}>{answers[field]}</Text>
          ))}
        </>
      );
  }
}

const isOf = (step: StepNumber) => (field: keyof WizardAnswers) => stepOfAnswer[field] === step;

const Choice = ({ answer }: { answer: WizardAnswers[ChoiceAnswer] }) =>
  answer && <Text>{choiceLabels[answer]}</Text>;

const Text = ({ children }: { children: string }) =>
  children.trim() ? <p className={styles.text}>{children.trim()}</p> : null;

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Tasks({ answers }: { answers: WizardAnswers }) {
  const total = runningTotal(answers);
  const chosen = departments.filter(
    ({ name }) => answers.departments.includes(name) && answers.tasks[name]?.length,
  );
  return (
    <>
      {chosen.map(({ name }) => (
        <div key={name} className={styles.department}>
          <p>{name}</p>
          <ul>
            {answers.tasks[name]?.map((task) => (
              <li key={task.taskName}>
                <span>{`${task.taskName} `}</span>
                <small>{numbersOf(task)}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {total && (
        <p className={styles.total}>
          {reviewTexts.together(formatCount(total.hours), formatUsd(total.costUsd))}
        </p>
      )}
    </>
  );
}

/** Shows invalid numbers as typed; the step's error is shown below. */
function numbersOf(draft: TaskDraft): string {
  const { teamSize, hours, salary } = taskProblem(draft) ? draft : formatted(readTask(draft));
  return [
    `${taskLabels.teamSize} ${teamSize}`,
    `${taskLabels.hours} ${hours}`,
    frequencyLabels[draft.frequency],
    `${taskLabels.salary} ${salary}`,
  ].join(' · ');
}

const formatted = ({ teamSize, hours, salary }: ReturnType<typeof readTask>) => ({
  teamSize: formatCount(teamSize),
  hours: String(hours),
  salary: formatUsd(salary),
});

import { firstLookAt } from '../catalogue/dataSources';
import { quoted } from '../excerpt';
import { quoteLength } from '../quoteLength';
import type { RiskCase } from './taskRisks';

/** Below this share of available sources a task waits for data. */
export const enoughData = 0.5;

interface FirstStep {
  applies: (project: RiskCase) => boolean;
  /** Writes the step in a sentence; `name` is the task's, in quotation marks. */
  say: (name: string, project: RiskCase) => string;
}

/** Steps that can be taken on Monday: first those for a task's main obstacle, then those for any task. */
const taskFirstSteps: readonly FirstStep[] = [
  {
    applies: ({ inCatalogue }) => !inCatalogue,
    say: (name, { isAlone }) =>
      isAlone
        ? `Note each step of three cases of ${name}.`
        : `Sit beside whoever does ${name} for three cases, and note each step.`,
  },
  {
    applies: ({ coverage }) => coverage.missing.length > 0 && coverage.ratio < enoughData,
    say: (name, { coverage: { missing } }) =>
      `Ask for ${firstLookAt(missing[0] ?? '')} of ${quoted(missing[0] ?? '', quoteLength)} as a file for ${name} and look through it for gaps.`,
  },
  {
    applies: ({ profile }) => profile.digital <= 2,
    say: (name) =>
      `For a week, collect what comes in for ${name} on paper or by phone, and note what each case needs.`,
  },
  {
    applies: ({ profile }) => profile.variation >= 4,
    say: (name) => `Sort last month’s cases of ${name} into those that look alike and those that don’t.`,
  },
  {
    applies: ({ profile }) => profile.structure >= 4,
    say: (name) =>
      `Put twenty finished cases of ${name} aside with their right results: any tool has to pass them.`,
  },
  {
    applies: ({ profile }) => profile.structure <= 3,
    say: (name) =>
      `Collect ten results of ${name} that you would call good, and write down in five points why.`,
  },
  {
    applies: ({ profile }) => profile.judgement >= 2,
    say: (name, { isAlone }) =>
      isAlone
        ? `List the cases of ${name} that never go out without a second look, and why.`
        : `Ask whoever does ${name} which cases they never let go without a second look, and why.`,
  },
  {
    applies: () => true,
    say: (name) => `Count last month’s cases of ${name} and note what held up the slowest five.`,
  },
  {
    applies: () => true,
    say: (name, { isAlone }) =>
      isAlone
        ? `Note the minutes of each case of ${name} for a week.`
        : `Have those who do ${name} note the minutes of each case for a week.`,
  },
];

/** Returns the best step among those used least, so that a long report doesn't repeat one sentence. */
export function taskFirstStep(taskName: string, project: RiskCase, told: Map<unknown, number>): string {
  const times = (step: FirstStep) => Math.floor((told.get(step) ?? 0) / mostOften);
  const [step] = taskFirstSteps
    .filter(({ applies }) => applies(project))
    .toSorted((one, other) => times(one) - times(other));
  if (!step) return '';
  told.set(step, (told.get(step) ?? 0) + 1);
  return step.say(quoted(taskName, quoteLength), project);
}

/** Number of uses before the next step is preferred. */
const mostOften = 2;

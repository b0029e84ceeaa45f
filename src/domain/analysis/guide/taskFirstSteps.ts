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

/** Steps that can be taken this week: first those for a task's main obstacle, then those for any task. */
const taskFirstSteps: readonly FirstStep[] = [
  {
    applies: ({ inCatalogue }) => !inCatalogue,
    say: (name, { isAlone }) =>
      isAlone
        ? `Write down each step of three cases of ${name}.`
        : `Watch whoever does ${name} handle three cases and write down each step.`,
  },
  {
    applies: ({ coverage }) => coverage.missing.length > 0 && coverage.ratio < enoughData,
    say: (name, { coverage: { missing } }) =>
      `Get ${firstLookAt(missing[0] ?? '')} of ${quoted(missing[0] ?? '', quoteLength)} for ${name} and check it for gaps.`,
  },
  {
    applies: ({ profile }) => profile.digital <= 2,
    say: (name) => `For a week, collect everything that reaches ${name} on paper or by phone.`,
  },
  {
    applies: ({ profile }) => profile.variation >= 4,
    say: (name) => `Sort last month’s cases of ${name} into routine ones and odd ones.`,
  },
  {
    applies: ({ profile }) => profile.structure >= 4,
    say: (name) => `Set aside 20 finished cases of ${name} to check a tool against.`,
  },
  {
    applies: ({ profile }) => profile.structure <= 3,
    say: (name) => `Pick ten good results of ${name} and write down what makes them good.`,
  },
  {
    applies: ({ profile }) => profile.judgement >= 2,
    say: (name, { isAlone }) =>
      isAlone
        ? `List the cases of ${name} that always need a second look, and why.`
        : `Ask whoever does ${name} which cases always need a second look, and why.`,
  },
  {
    applies: () => true,
    say: (name) => `Count last month’s cases of ${name} and find out what held up the slowest five.`,
  },
  {
    applies: () => true,
    say: (name, { isAlone }) =>
      isAlone
        ? `Time each case of ${name} for a week.`
        : `Ask whoever does ${name} to time each case for a week.`,
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

import { formatCount, formatUsd, formatUsdCents, formatUsdExact } from '@/format/numbers';
import type { AssessedTask } from './assessTask';
import type { Setting, SharePercents } from './automatableShare';
import {
  annualTaskCostUsd,
  hourlyRateUsd,
  reachableAnnualHours,
  reachableCostUsd,
  statedAnnualHours,
  workingHoursPerYear,
} from './costFormula';
import { plainLine, quoted } from './excerpt';
import { isWorthwhile } from './investment/investmentReturn';
import { countOf } from './inWords';
import { own, type OpportunityInParts, type Passage } from './Passage';
import type { PlannedPhase } from './planPhases';
import { quoteLength } from './quoteLength';
import { ownTaskReasons, shareReasons } from './shareReasons';
import { timingSentence } from './timingSentence';
import type { Frequency, SavingsEstimate, TaskInput } from './types';

const occurrencesInWords: Readonly<Record<Frequency, string>> = {
  Day: '250 days',
  Week: '52 weeks',
  Month: '12 months',
};

/**
 * The formula with its numbers, so that a calculator gives the same figures:
 * "3 people × 14 hours × 52 weeks = 2,184 hours a year; 2,184 × $70,000 ÷ 2,080 = $73,500 ($33.65 an hour). …"
 */
function taskAssumptions(
  task: TaskInput,
  percents: SharePercents,
  expected: SavingsEstimate,
  reasons: readonly Passage[],
): Passage[] {
  const hours = formatCount(statedAnnualHours(task));
  const volume =
    `${countOf(task.teamSize, 'person', 'people')} × ${countOf(task.hours, 'hour', 'hours')} × ` +
    `${occurrencesInWords[task.frequency]} = ${hours} hours a year; ` +
    `${hours} × ${formatUsdExact(task.salary)} ÷ ${formatCount(workingHoursPerYear)} = ` +
    `${formatUsd(annualTaskCostUsd(task))} (${formatUsdCents(hourlyRateUsd(task.salary))} an hour).`;
  const savings =
    `We expect ${percents.expected}% to be automated (cautious ${percents.cautious}%, ` +
    `ambitious ${percents.ambitious}%): ${countOf(expected.savedHours, 'hour', 'hours')} and ` +
    `${formatUsd(expected.savingsUsd)} a year.`;
  return [own(volume), own(capSentence(task)), own(savings), ...reasons];
}

/** Says what is counted instead where the stated hours exceed a working year; otherwise nothing. */
function capSentence(task: TaskInput): string {
  const reachable = reachableAnnualHours(task);
  if (reachable === statedAnnualHours(task)) return '';
  return (
    `That is more than ${countOf(task.teamSize, 'person', 'people')} can work, so savings are counted on ` +
    `${formatCount(workingHoursPerYear)} hours a person: ${formatCount(reachable)} hours, ` +
    `${formatUsd(reachableCostUsd(task))}.`
  );
}

/** What ties a task's text to this business beyond its own numbers. */
export interface TaskContext {
  setting: Setting;
  planned: PlannedPhase;
  /** The client's words about the trouble that this task is about, in quotation marks and with a period. */
  bottleneck?: string;
  /** The client's words of a goal that it serves, likewise. */
  goal?: string;
  /** Data that an idea of the same analysis brings into usable form. */
  brought: ReadonlySet<string>;
}

/** The opportunity to automate one chosen task; its id is still to be given. */
export function taskOpportunity(task: AssessedTask, context: TaskContext): OpportunityInParts {
  const { setting, planned, bottleneck, brought } = context;
  const { expected } = task.range;
  return {
    name: task.name,
    description: [
      ...task.automation,
      own(takenAs(task)),
      own(listedTwice(task)),
      own(todaySentence(task)),
      ...namedPassages(task, context),
      own(timingSentence(planned, task, { bottleneck, brought })),
    ],
    department: task.department,
    phase: planned.phase,
    complexity: task.complexity,
    taskRelated: true,
    taskName: task.input.taskName,
    roiModel: {
      savedHours: expected.savedHours,
      calculatedSavings: expected.savingsUsd,
      assumptions: taskAssumptions(
        task.input,
        task.percents,
        expected,
        task.inCatalogue
          ? shareReasons(task, setting, bottleneck)
          : ownTaskReasons(task.input, task.coverage, setting),
      ),
      range: task.range,
    },
  };
}

/** What is better left as it is answers nothing: it is only tied to the words. */
function namedPassages({ returns }: AssessedTask, { bottleneck, goal }: TaskContext): Passage[] {
  const isAnswer = isWorthwhile(returns);
  return [
    ...(bottleneck ? [isAnswer ? bottleneckPassage(bottleneck) : touchedPassage(bottleneck)] : []),
    ...(goal && goal !== bottleneck ? [isAnswer ? goalPassage(goal) : touchedPassage(goal)] : []),
  ];
}

const touchedPassage = (words: string): Passage =>
  own(`It touches what you named: ${words}`, 'It touches what you named.');

const bottleneckPassage = (words: string): Passage =>
  own(
    `It goes straight at what you named as a bottleneck: ${words}`,
    'It goes straight at a bottleneck that you named.',
  );

const goalPassage = (words: string): Passage =>
  own(`It serves what you named as a goal: ${words}`, 'It serves a goal that you named.');

/** Tells the client which entry of the catalogue a task in other words is counted as. */
function takenAs({ input, catalogueName }: AssessedTask): string {
  if (catalogueName === undefined || folded(catalogueName) === folded(input.taskName)) return '';
  return `We took your ${quoted(input.taskName, quoteLength)} to be the task ${quoted(catalogueName, quoteLength)} of our list.`;
}

const folded = (name: string) => plainLine(name).toLowerCase();

/** The figures stay as entered: only the client knows whether the same hours were meant. */
function listedTwice({ sameAs }: AssessedTask): string {
  if (sameAs === undefined) return '';
  return `You also listed ${quoted(sameAs, quoteLength)}, which is the same work: check that the same hours aren’t entered twice.`;
}

function todaySentence({ input, department }: AssessedTask): string {
  const people = countOf(input.teamSize, 'person', 'people');
  const verb = input.teamSize === 1 ? 'puts' : 'put';
  const hours = countOf(reachableAnnualHours(input), 'hour', 'hours');
  return `Today ${people} in ${department} ${verb} ${hours} a year into it.`;
}

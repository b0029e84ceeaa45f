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
 * Writes the formula with its numbers, so that a calculator gives the same figures: "3 people × 14 hours × 52 weeks =
 * 2,184 hours a year; 2,184 × $70,000 ÷ 2,080 = $73,500 ($33.65 an hour). …"
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

/** Writes which hours are used instead if the stated ones exceed a working year; otherwise nothing. */
function capSentence(task: TaskInput): string {
  const reachable = reachableAnnualHours(task);
  if (reachable === statedAnnualHours(task)) return '';
  return (
    `That is more than ${countOf(task.teamSize, 'person', 'people')} can work, so savings are counted on ` +
    `${formatCount(workingHoursPerYear)} hours a person: ${formatCount(reachable)} hours, ` +
    `${formatUsd(reachableCostUsd(task))}.`
  );
}

/** Relations of a task to this business, besides its own numbers. */
export interface TaskContext {
  setting: Setting;
  planned: PlannedPhase;
  /** Quote of the client about the bottleneck this task addresses, in quotation marks and with a period. */
  bottleneck?: string;
  /** Quote of the client's goal it serves, in the same form. */
  goal?: string;
  /** Data that another idea of the same analysis prepares. */
  brought: ReadonlySet<string>;
}

/** Builds the opportunity of one chosen task, without its id. */
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

/** Refers to the quotes. A task not worth automating solves nothing, so it is only related to them. */
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

/** Writes which catalogue entry a differently named task counts as. */
function takenAs({ input, catalogueName }: AssessedTask): string {
  if (catalogueName === undefined || folded(catalogueName) === folded(input.taskName)) return '';
  return `We took your ${quoted(input.taskName, quoteLength)} to be the task ${quoted(catalogueName, quoteLength)} of our list.`;
}

const folded = (name: string) => plainLine(name).toLowerCase();

/** Asks the client whether two entries are the same work. The figures stay as entered: only the client knows. */
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

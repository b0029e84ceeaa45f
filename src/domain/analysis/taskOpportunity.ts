import { formatCount, formatUsd, formatUsdCents } from '@/format/numbers';
import type { AssessedTask } from './assessTask';
import { isApprovalLimit } from './constraints/conditions';
import { hourlyRateUsd, reachableAnnualHours, statedAnnualHours, workingHoursPerYear } from './costFormula';
import { plainLine, quoted } from './excerpt';
import { isWorthwhile } from './investment/investmentReturn';
import { countOf, listInWords } from './inWords';
import { common, own, type OpportunityInParts, type Passage } from './Passage';
import type { PlannedPhase } from './planPhases';
import { quoteLength } from './quoteLength';
import { timingSentence } from './timingSentence';
import { missingValue, type OwnTaskAnswers, type SavingsEstimate, type TaskInput } from './types';
import { sentencesOf } from './withoutRepetition';

/**
 * Writes the formula with its numbers in one line: "720 hours × $27.88 × 58% = $11,645". The hourly rate is rounded to
 * cents, so the result may differ by a few dollars from a calculator's; it then says "≈".
 */
function formulaLine(task: TaskInput, percent: number, { savingsUsd }: SavingsEstimate): string {
  const hours = reachableAnnualHours(task);
  const rate = hourlyRateUsd(task.salary);
  const isExact = Math.round((hours * rate * percent) / 100) === savingsUsd;
  return `${countOf(hours, 'hour', 'hours')} × ${formatUsdCents(rate)} × ${percent}% ${isExact ? '=' : '≈'} ${formatUsd(savingsUsd)}`;
}

/** Writes the formula, and which hours are counted if the stated ones exceed a working year. */
function taskAssumptions(task: TaskInput, percent: number, expected: SavingsEstimate): Passage[] {
  return [own(formulaLine(task, percent, expected)), own(capSentence(task))];
}

function capSentence(task: TaskInput): string {
  if (reachableAnnualHours(task) === statedAnnualHours(task)) return '';
  return `Counted at ${formatCount(workingHoursPerYear)} hours a person, the most that a year holds.`;
}

/** Relations of a task to this business, besides its own numbers. */
export interface TaskContext {
  planned: PlannedPhase;
  /** Quote of the client about the bottleneck this task addresses, in quotation marks and with a period. */
  bottleneck?: string;
  /** Quote of the client's goal it serves, in the same form. */
  goal?: string;
  /** Data that another idea of the same analysis prepares. */
  brought: ReadonlySet<string>;
  /** What the client's words mean for this task, a sentence each. */
  limits: readonly string[];
}

/** Builds the opportunity of one chosen task, without its id. */
export function taskOpportunity(task: AssessedTask, context: TaskContext): OpportunityInParts {
  if (task.leftAs !== undefined) return leftOpportunity(task, task.leftAs);
  if (task.openQuestions.length > 0) return unsizedOpportunity(task, context);
  const { planned, bottleneck, brought } = context;
  const { expected } = task.range;
  return {
    name: task.name,
    description: [
      ...automationUnder(task, context),
      own(takenAs(task)),
      own(listedTwice(task)),
      own(countedAllYear(task)),
      ...namedPassages(task, context),
      ...limitPassages(context.limits),
      common(timingSentence(planned, task, { bottleneck, brought })),
    ],
    department: task.department,
    phase: planned.phase,
    complexity: task.complexity,
    taskRelated: true,
    taskName: task.input.taskName,
    roiModel: {
      savedHours: expected.savedHours,
      calculatedSavings: expected.savingsUsd,
      assumptions: taskAssumptions(task.input, task.percents.expected, expected),
      range: task.range,
    },
  };
}

/** A task that is left as it is: its reason, and nothing to answer. */
const leftOpportunity = (task: AssessedTask, reason: string): OpportunityInParts => ({
  name: task.name,
  description: [own(reason)],
  department: task.department,
  phase: 4,
  complexity: task.complexity,
  taskRelated: true,
  taskName: task.input.taskName,
  roiModel: { savedHours: 0, calculatedSavings: missingValue, assumptions: [own(reason)] },
});

/** Phase of a task that is to be sized: it can be answered at once, and begins after the first projects. */
const unsizedPhase = 2;

/** A task whose savings aren't known: no figures, and the questions that would settle them. */
function unsizedOpportunity(task: AssessedTask, context: TaskContext): OpportunityInParts {
  return {
    name: task.name,
    description: [
      ...automationUnder(task, context),
      own(listedTwice(task)),
      ...namedPassages(task, context),
      ...limitPassages(context.limits),
    ],
    department: task.department,
    phase: unsizedPhase,
    complexity: task.complexity,
    taskRelated: true,
    taskName: task.input.taskName,
    roiModel: {
      savedHours: 0,
      calculatedSavings: missingValue,
      assumptions: [
        own(
          task.asksInText
            ? 'To be sized.'
            : `To be sized: ${listInWords(task.openQuestions.map((open) => questionTexts[open]))}?`,
        ),
      ],
    },
  };
}

/** The client's rule about who approves replaces the usual approver. */
function automationUnder({ automation }: AssessedTask, { limits }: TaskContext): readonly Passage[] {
  if (!limits.some(isApprovalLimit)) return automation;
  const withoutApprover = (text: string) =>
    sentencesOf(text)
      .filter((sentence) => !/\b(?:approves?|signs? off|signs it)\b/u.test(sentence))
      .join(' ');
  return automation.map(({ text, again }) => ({
    text: withoutApprover(text),
    ...(again === undefined ? {} : { again: withoutApprover(again) }),
  }));
}

const questionTexts: Readonly<Record<keyof OwnTaskAnswers, string>> = {
  cases: 'are the cases alike',
  input: 'does the work arrive in software, in files or on paper',
};

/** Refers to the quotes. A task not worth automating solves nothing, so it is only related to them. */
function namedPassages({ returns }: AssessedTask, { bottleneck, goal }: TaskContext): Passage[] {
  const isAnswer = isWorthwhile(returns);
  return [
    ...(bottleneck
      ? [isAnswer && !saysWhy.test(bottleneck) ? bottleneckPassage(bottleneck) : touchedPassage(bottleneck)]
      : []),
    ...(scatteredRules.test(bottleneck ?? '') ? [own('Put these rules in one list first.')] : []),
    ...(goal && goal !== bottleneck ? [isAnswer ? goalPassage(goal) : touchedPassage(goal)] : []),
  ];
}

/** A bottleneck with a cause goes when its cause does, which may be other work or other people. */
const saysWhy = /\bbecause\b/i;

/** Terms that differ from case to case, in several places: no software applies them before they are in one. */
const scatteredRules =
  /^(?=.*\b(?:different|own|every|each)\b)(?=.*\b(?:deals?|rules?|rates?|prices?|terms|splits?|discounts?)\b)(?=.*\b(?:spreadsheets?|e-?mails?|heads?|binders?|notes|folders?)\b)/i;

/** Says what binds a project, however many others it binds too. */
export const limitPassages = (limits: readonly string[]): Passage[] =>
  limits.map((limit) => (limit.startsWith('It ') ? own(limit) : common(limit)));

const touchedPassage = (words: string): Passage =>
  own(`It touches what you told us: ${words}`, 'It touches what you told us.');

const bottleneckPassage = (words: string): Passage =>
  own(`It eases a bottleneck you named: ${words}`, 'It eases a bottleneck you named.');

const goalPassage = (words: string): Passage =>
  own(`It serves your goal: ${words}`, 'It serves a goal you named.');

/** Writes which catalogue entry a differently named task counts as. */
function takenAs({ input, catalogueName }: AssessedTask): string {
  if (catalogueName === undefined || folded(catalogueName) === folded(input.taskName)) return '';
  return `We counted your ${quoted(input.taskName, quoteLength)} as ${quoted(catalogueName, quoteLength)}.`;
}

const folded = (name: string) => plainLine(name).toLowerCase();

/** Asks the client whether two entries are the same work. The figures stay as entered: only the client knows. */
function listedTwice({ sameAs }: AssessedTask): string {
  if (sameAs === undefined) return '';
  return `Is this the same work as ${quoted(sameAs, quoteLength)}? If so, its hours count twice. Run a new analysis with one of them.`;
}

/** Hours are entered for a week or a month, and counted for a year of them. */
function countedAllYear({ season }: AssessedTask): string {
  if (season === undefined) return '';
  return `You told us: ${season} We counted its hours all year. If you entered a busy week, enter an average one.`;
}

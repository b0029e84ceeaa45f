import { formatCount, formatUsd } from '@/format/numbers';
import { statedAnnualHours, workingHoursPerYear, annualTaskCostUsd } from '../costFormula';
import type { AssessedTask } from '../assessTask';
import { besidesRules } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { countOf } from '../inWords';
import { isNonAnswer } from '../matching/isNonAnswer';
import { partsOf } from '../matching/partsOf';
import { targetsIn } from '../namesTarget';
import type { AnalysisAnswers } from '../types';
import { companyWide, type StrategicDraft } from './StrategicDraft';
import { quoteLength } from '../quoteLength';

/** Measures for kinds of goals, so that success can be told from effort. */
const goalMeasures: readonly { pattern: RegExp; measure: string }[] = [
  {
    pattern: /\b(compl(y|iance|iant)|regulat\w*|audits?|certif\w*)\b/i,
    measure: 'findings and missed deadlines a quarter',
  },
  {
    pattern:
      /(?<!\b(?:without|no|not|avoid|instead of) (?:\w+ )?)\b(hir(e|es|ing)|recruit\w*|headcount|retain (staff|people|employees)|turnover)\b/i,
    measure: 'work done per person, and who stays',
  },
  {
    pattern: /\b(fast(er)?|speed|turnaround|quick(er|ly)?|response|cycle time|same[- ]day|delays?)\b/i,
    measure: 'days from request to finished work',
  },
  {
    pattern: /\b(quality|errors?|mistakes?|accura\w*|complaints?|satisfaction|service levels?)\b/i,
    measure: 'errors and complaints per hundred orders or cases',
  },
  {
    pattern: /\b(costs?|margins?|profit\w*|sav(e|ing|ings)|efficien\w*|overhead|productiv\w*|expenses?)\b/i,
    measure: 'cost per order or case',
  },
  {
    pattern:
      /\b(grow(th|ing)?|revenue|sales|expand\w*|customers|clients|scale|market share|double|more (matters|orders|jobs|projects|patients|work|business)|take on)\b/i,
    measure: 'new business a month, and the work each new customer causes',
  },
];

export const baselineName = 'Write down today’s numbers before anything changes';

/**
 * Builds the opportunity to record today's figures next to the client's goal, so that the result can be shown later.
 */
export function baseline(answers: AnalysisAnswers, tasks: readonly AssessedTask[]): StrategicDraft {
  const hours = total(tasks, statedAnnualHours);
  const costUsd = total(tasks, annualTaskCostUsd);
  return {
    name: baselineName,
    description: [...goalSentences(besidesRules(answers.goals)), lossSentence(answers), hoursCheck(tasks)]
      .filter(Boolean)
      .join(' '),
    department: companyWide,
    phase: 1,
    complexity: 'Low',
    assumptions:
      `TBD: this is your starting point. Today the ${tasks.length === 1 ? 'task takes' : `${tasks.length} tasks take`} ` +
      `${countOf(Math.round(hours), 'hour', 'hours')} and ${formatUsd(costUsd)} a year.`,
  };
}

/** Maximum number of quoted goals. */
const mostGoals = 3;

/** Writes the goal and its measure: the client's own figures if stated, with the quote that contains them. */
function goalSentences(goals: string): string[] {
  if (isNonAnswer(goals)) return [figureToWatch(goals), noteNow('it')];
  const own = partsOf(goals)
    .map(({ sentence }) => ({ sentence, targets: targetsIn(sentence) }))
    .filter(({ targets }) => targets.length > 0);
  const [first] = own;
  if (!first)
    return [`Your goal: ${quotedSentence(goals, quoteLength)}`, figureToWatch(goals), noteNow('it')];
  const quotes = own
    .slice(0, mostGoals)
    .map(({ sentence, targets }) => quotedSentence(untilTarget(sentence, targets[0]?.[1] ?? 0), quoteLength));
  const goal = `${own.length === 1 ? 'Your goal' : 'Your goals'}: ${quotes.join(' ')}`;
  return own.length === 1 && first.targets.length === 1
    ? [goal, 'Watch the number you named.', noteNow('it')]
    : [goal, 'Watch the numbers you named.', noteNow('them')];
}

const noteNow = (figures: 'it' | 'them') =>
  `Write ${figures} down now, with the hours and errors of each task, and check every month.`;

/** A percentage of something else, such as one customer's part of the revenue, is no loss. */
const ofOther =
  /\b(?:of (?:our|the|my) (?:revenue|sales|business|income|customers|clients|work)|contracts?|none of)\b/i;
const isLoss = /\b(?:los\w+|lost|costs?|scrap|waste\w*|writ\w+ off|no-?shows?)\b/i;

/** Quotes the losses that the client states in percent: they show later whether the plan worked. */
function lossSentence({ bottlenecks, additionalContext }: AnalysisAnswers): string {
  const losses = [bottlenecks, additionalContext]
    .flatMap(partsOf)
    .filter(
      ({ sentence }) =>
        /\d\s?(?:%|percent\b)/i.test(sentence) && (isLoss.test(sentence) || !ofOther.test(sentence)),
    )
    .slice(0, mostLosses)
    .map(({ sentence }) => quotedSentence(sentence, quoteLength));
  return losses.length > 0 ? `You told us: ${losses.join(' ')} Check that too.` : '';
}

const mostLosses = 2;

/** Drops the start of a long sentence, so that truncation doesn't remove its figure. */
function untilTarget(sentence: string, end: number): string {
  if (end < quoteLength) return sentence;
  const from = sentence.indexOf(' ', end - quoteLength + roomForMarks);
  return `…${sentence.slice(from + 1)}`;
}

const roomForMarks = 5;

/** Returns a measure for the kind of goal. */
function figureToWatch(goals: string): string {
  const measure = firstMeasure(goals);
  return measure ? `Watch ${measure}.` : 'Pick one number that shows whether you get there.';
}

/** Returns the measure for the goal that appears first in the client's text. */
function firstMeasure(goals: string): string | undefined {
  return goalMeasures
    .map(({ pattern, measure }) => ({ measure, position: goals.search(pattern) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)[0]?.measure;
}

function total(tasks: readonly AssessedTask[], value: (input: AssessedTask['input']) => number): number {
  return tasks.reduce((sum, { input }) => sum + value(input), 0);
}

/** Hours are rough estimates; a surplus of a tenth isn't worth a question. */
const tolerance = 1.1;

/**
 * Asks about a department whose tasks add up to more full-time people than its largest team has: either different
 * people do them, or hours were entered twice. The figures stay as entered.
 */
function hoursCheck(tasks: readonly AssessedTask[]): string {
  for (const department of new Set(tasks.map((task) => task.department))) {
    const own = tasks.filter((task) => task.department === department);
    const fullTime = total(own, statedAnnualHours) / workingHoursPerYear;
    const largestTeam = Math.max(...own.map(({ input }) => input.teamSize));
    if (fullTime <= largestTeam * tolerance) continue;
    return (
      `Check ${department} first: its hours add up to ${formatCount(Math.round(fullTime * 10) / 10)} full-time jobs, ` +
      `but its largest team has ${countOf(largestTeam, 'person', 'people')}.`
    );
  }
  return '';
}

import type { AssessedTask } from '../assessTask';
import { quotedSentence } from '../excerpt';
import { isWorthwhile } from '../investment/investmentReturn';
import { onlyForbids } from '../matching/isForbidden';
import { isNonAnswer } from '../matching/isNonAnswer';
import { matchWork, type WorkMatch } from '../matching/matchWork';
import { quoteLength } from '../quoteLength';
import { type AvailableSources, sourceCoverage, type SourceCoverage } from '../sourceCoverage';
import type { AnalysisAnswers, Opportunity } from '../types';
import { baseline } from './baseline';
import { type BottleneckTheme, bottleneckThemes } from './bottleneckThemes';
import { bottleneckWalkThrough } from './bottleneckWalkThrough';
import { besidesPeople } from './concernOfPeople';
import { customerInsight } from './customerInsight';
import { dataFoundation } from './dataFoundation';
import { freedHours } from './freedHours';
import { monetization } from './monetization';
import { proofOnOwnCases } from './proofOnOwnCases';
import { safeUse } from './safeUse';
import { type StrategicDraft, toBeMeasured } from './StrategicDraft';
import { systemAccess } from './systemAccess';

/** What we would do about a trouble the client named, starting from what they wrote. */
function themeOpportunity(
  theme: BottleneckTheme,
  words: string,
  origin: 'bottlenecks' | 'goals',
  coverage: SourceCoverage,
): StrategicDraft {
  const lead = origin === 'bottlenecks' ? 'You wrote' : 'Among your goals';
  return {
    name: theme.name,
    description: `${lead}: ${quotedSentence(words, quoteLength)} ${theme.description} ${startingPoint(coverage)}`,
    department: theme.department,
    phase: theme.phase,
    complexity: theme.complexity,
    assumptions: toBeMeasured(theme.measure),
  };
}

function startingPoint({ atHand, missing }: SourceCoverage): string {
  if (atHand.length > 0) return `It would start from data you already have: ${atHand.join(', ')}.`;
  return `It would help to have data you didn’t list: ${missing.join(', ')}.`;
}

/** More than this reads like a catalogue rather than advice. */
const mostOpportunities = 7;
const fewestOpportunities = 3;

/**
 * Two to seven opportunities that aren't tied to a task, the most important first: how AI is used at all, how
 * success is measured, what the client wrote and said yes to, the data that is missing, and what they weren't sure of.
 */
export function strategicOpportunities(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
  available: AvailableSources,
): Omit<Opportunity, 'id'>[] {
  const freed = freedHours(answers, tasks);
  // What people fear isn't found by following cases: what their hours are for answers it.
  const trouble = freed ? besidesPeople(answers.bottlenecks) : answers.bottlenecks;
  const [first, second, third] = themeDrafts(answers, tasks, { available, trouble });
  const insight = customerInsight(answers, available);
  const offer = monetization(answers);
  const drafts = [
    safeUse(answers),
    baseline(answers, tasks),
    first,
    answers.customerInsights === 'yes' ? insight : undefined,
    answers.monetization === 'yes' ? offer : undefined,
    proofOnOwnCases(answers, tasks),
    freed,
    systemAccess(answers),
    dataFoundation(tasks, answers),
    second,
    answers.customerInsights === 'yes' ? undefined : insight,
    answers.monetization === 'yes' ? undefined : offer,
    third,
  ].filter((draft) => draft !== undefined);
  if (drafts.length < fewestOpportunities && isNonAnswer(answers.bottlenecks)) {
    drafts.push(walkThrough(answers.bottlenecks, tasks));
  }
  return drafts.slice(0, mostOpportunities).map(toOpportunity);
}

/**
 * For each sentence about a chosen task: the task and the client's words, in quotation marks. Where several departments
 * do the task, the one that is worth it with the highest savings speaks for it; a task is tied to one trouble at most.
 */
export function bottlenecksByTask(
  { bottlenecks }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): Map<AssessedTask, string> {
  return quotedByTask(bottlenecks, tasks);
}

function quotedByTask(text: string, tasks: readonly AssessedTask[]): Map<AssessedTask, string> {
  const answered = new Map<AssessedTask, string>();
  for (const { kind, subject, words } of matchWork(text, chosenWork(tasks))) {
    const same = tasks.filter((task) => workName(task) === subject);
    const [best] = kind === 'task' ? byMostSavings(same).toSorted(worthItFirst) : [];
    if (best && !answered.has(best)) answered.set(best, quotedSentence(words, quoteLength));
  }
  return answered;
}

/**
 * One draft for each trouble or goal that no task worth its cost answers; the bottleneck as a whole where nothing is known of
 * it, or what of it another draft doesn't answer (`trouble`).
 */
function themeDrafts(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
  { available, trouble }: { available: AvailableSources; trouble: string },
): StrategicDraft[] {
  const worthIt = chosenWork(tasks.filter(isWorthIt));
  const bottlenecks = answerable(answers.bottlenecks, tasks);
  const named = new Set(bottlenecks.map(({ subject }) => subject));
  const goals = answerable(answers.goals, tasks).filter(({ subject }) => !named.has(subject));
  const draft = (origin: 'bottlenecks' | 'goals') => (match: WorkMatch) => {
    const theme = bottleneckThemes.find(({ id }) => match.kind === 'project' && id === match.subject);
    if (!theme || theme.tasks.some((task) => worthIt.has(task))) return [];
    return themeOpportunity(theme, match.words, origin, sourceCoverage(theme.sources, available));
  };
  const unknown = bottlenecks.length === 0 && !isNonAnswer(trouble) && !onlyForbids(trouble);
  return [
    ...(unknown ? [walkThrough(trouble, tasks)] : []),
    ...bottlenecks.flatMap(draft('bottlenecks')),
    ...goals.flatMap(draft('goals')),
  ];
}

/** What a text is about, each once: tasks worth their cost, and projects, also in place of a task that isn't. */
function answerable(text: string, tasks: readonly AssessedTask[]): WorkMatch[] {
  const worthIt = chosenWork(tasks.filter(isWorthIt));
  const matches = matchWork(text, chosenWork(tasks)).flatMap((match) =>
    match.kind === 'project' || worthIt.has(match.subject) ? [match] : matchWork(match.words, new Set()),
  );
  return matches.filter(
    ({ subject }, index) => matches.findIndex((other) => other.subject === subject) === index,
  );
}

/** The same of the client's goals, whether or not they name a figure: each chosen task that one is about, with its words. */
export function goalsByTask(
  { goals }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): Map<AssessedTask, string> {
  return quotedByTask(goals, tasks);
}

/** What the matcher knows a task by: its name in the catalogue, or the client's own. */
export const workName = ({ catalogueName, input }: AssessedTask): string => catalogueName ?? input.taskName;

export const chosenWork = (tasks: readonly AssessedTask[]): ReadonlySet<string> =>
  new Set(tasks.map(workName));

const isWorthIt = ({ returns }: AssessedTask): boolean => isWorthwhile(returns);
const worthItFirst = (a: AssessedTask, b: AssessedTask) => Number(isWorthIt(b)) - Number(isWorthIt(a));

const byMostSavings = (tasks: readonly AssessedTask[]) =>
  tasks.toSorted((a, b) => b.savingsUsd - a.savingsUsd);

function walkThrough(bottlenecks: string, tasks: readonly AssessedTask[]): StrategicDraft {
  const [costliest] = byMostSavings(tasks);
  return bottleneckWalkThrough(bottlenecks, costliest?.department ?? 'Operations');
}

function toOpportunity({ assumptions, ...draft }: StrategicDraft): Omit<Opportunity, 'id'> {
  return {
    ...draft,
    taskRelated: false,
    roiModel: { savedHours: 0, calculatedSavings: 'TBD', assumptions },
  };
}

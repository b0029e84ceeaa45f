import type { AssessedTask } from '../assessTask';
import { knownWork } from '../catalogue/knownWork';
import { noHiring } from '../constraints/peoplePatterns';
import { besidesRules } from '../constraints/readConstraints';
import { ruledOutWork } from '../constraints/ruledOutWork';
import { quotedSentence } from '../excerpt';
import { isWorthwhile } from '../investment/investmentReturn';
import { isNonAnswer } from '../matching/isNonAnswer';
import { matchWork, type WorkMatch } from '../matching/matchWork';
import { enteredNameOf } from '../ownTaskFields';
import { quoteLength } from '../quoteLength';
import { type AvailableSources, sourceCoverage, type SourceCoverage } from '../sourceCoverage';
import type { AnalysisAnswers, Opportunity } from '../types';
import { baseline } from './baseline';
import type { BottleneckTheme } from './BottleneckTheme';
import { bottleneckThemes } from './bottleneckThemes';
import { bottleneckWalkThrough } from './bottleneckWalkThrough';
import { besidesPeople } from './concernOfPeople';
import { customerInsight } from './customerInsight';
import { dataFoundation } from './dataFoundation';
import { freedHours } from './freedHours';
import { captureKnowledge, saysKnowledgeLeaves } from './captureKnowledge';
import { isVacantSpace } from './isVacantSpace';
import { monetization } from './monetization';
import { proofOnOwnCases } from './proofOnOwnCases';
import { safeUse } from './safeUse';
import { sentenceWith } from './sentenceWith';
import { type StrategicDraft, toBeMeasured } from './StrategicDraft';
import { systemAccess } from './systemAccess';

/** Builds the opportunity for a problem the client named, starting from the client's words. */
function themeOpportunity(
  theme: BottleneckTheme,
  words: string,
  origin: 'bottlenecks' | 'goals',
  coverage: SourceCoverage,
): StrategicDraft {
  const lead = origin === 'bottlenecks' ? 'You told us' : 'Your goal';
  return {
    name: theme.name,
    description: `${lead}: ${quotedSentence(words, quoteLength)} ${theme.description} ${startingPoint(coverage)}`,
    department: theme.department,
    phase: theme.phase,
    complexity: theme.complexity,
    assumptions: toBeMeasured(theme.measure),
  };
}

/** Returns the sentence that makes a theme urgent, if there is one. */
function urgentSentence({ urgent }: BottleneckTheme, answers: AnalysisAnswers): string | undefined {
  const { bottlenecks, additionalContext, goals } = answers;
  return urgent && sentenceWith([urgent], bottlenecks, additionalContext, goals);
}

/** The named sources are enough to begin with. */
const mostSources = 2;

function startingPoint({ atHand, missing }: SourceCoverage): string {
  if (atHand.length > 0) return `Data you have: ${atHand.slice(0, mostSources).join(', ')}.`;
  return `Data you need: ${missing.slice(0, mostSources).join(', ')}.`;
}

/** More than this reads like a catalog rather than advice. */
const mostOpportunities = 7;
const fewestOpportunities = 3;

/** Says the same in general as `captureKnowledge` about one person. */
const knowledgeThemeName = bottleneckThemes.find(({ id }) => id === 'knowledge')?.name;

/**
 * Returns two to seven opportunities without a task, most important first: how AI is used at all, how success is
 * measured, topics the client mentioned or said yes to, missing data, and topics they weren't sure about.
 */
export function strategicOpportunities(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
  available: AvailableSources,
): Omit<Opportunity, 'id'>[] {
  const freed = freedHours(answers, tasks);
  // Following cases doesn't reveal people's fears; the freed-hours opportunity answers them.
  const problems = besidesRules(answers.bottlenecks);
  const trouble = freed ? besidesPeople(problems) : problems;
  const knowledge = captureKnowledge(answers);
  const themes = themeDrafts(answers, tasks, { available, trouble });
  const [first, second, third] = knowledge
    ? [knowledge, ...themes.filter(({ name }) => name !== knowledgeThemeName)]
    : themes;
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
 * Returns the task and the quote for each sentence about a chosen task. If several departments do the task, the
 * worthwhile one with the highest savings is used; a task gets at most one bottleneck.
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
    // Doing the work differently keeps neither the person nor what the person knows.
    if (best && !answered.has(best) && !saysKnowledgeLeaves(words))
      answered.set(best, quotedSentence(words, quoteLength));
  }
  return answered;
}

/**
 * Builds a draft for each problem or goal that no worthwhile task answers, or for the whole bottleneck if nothing in it
 * matches, or for the part of it that no other draft answers (`trouble`). Leaves out what the client forbids.
 */
function themeDrafts(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
  { available, trouble }: { available: AvailableSources; trouble: string },
): StrategicDraft[] {
  const worthIt = chosenWork(tasks.filter(isWorthIt));
  const bottlenecks = answerable(besidesRules(answers.bottlenecks), tasks, answers.industry);
  const named = new Set(bottlenecks.map(({ subject }) => subject));
  const goals = answerable(besidesRules(answers.goals), tasks, answers.industry).filter(
    ({ subject }) => !named.has(subject),
  );
  const draft = (origin: 'bottlenecks' | 'goals') => (match: WorkMatch) => {
    const theme = bottleneckThemes.find(({ id }) => match.kind === 'project' && id === match.subject);
    const description = theme && descriptionBeside(theme, tasks);
    if (!theme || !description || theme.tasks.some((task) => worthIt.has(task))) return [];
    if (theme.id === 'hiring' && noHiring.some((pattern) => pattern.test(match.words))) return [];
    if (ruledOutWork(answers, new Set(theme.standsFor)).size > 0) return [];
    const coverage = sourceCoverage(theme.sources, available);
    const urgent = urgentSentence(theme, answers);
    const said = { ...theme, description };
    if (urgent === undefined) return themeOpportunity(said, match.words, origin, coverage);
    return { ...themeOpportunity(said, urgent, 'bottlenecks', coverage), phase: 1 as const };
  };
  const unknown = bottlenecks.length === 0 && !isNonAnswer(trouble);
  return [
    ...(unknown ? [walkThrough(trouble, tasks)] : []),
    ...bottlenecks.flatMap(draft('bottlenecks')),
    ...goals.flatMap(draft('goals')),
  ];
}

/** Filling positions faster keeps nobody. */
const isAboutLeaving = (words: string): boolean =>
  /\b(?:turnover|quit\w*|retain\w*|retention|leav(?:e|es|ing))\b/i.test(words) &&
  !/\b(?:hir\w*|recruit\w*|fill\w*|find\w*|replac\w*|open(?:ings?)?|vacan\w*|appl(?:y|icants?|ications?)|candidates?|interview\w*|postings?)\b/i.test(
    words,
  );

/** Returns what a theme says besides the work of listed tasks, once one of these pays; empty if that is all of it. */
function descriptionBeside({ description, parts }: BottleneckTheme, tasks: readonly AssessedTask[]): string {
  if (!parts) return description;
  const listed = tasks.filter(({ input }) => Object.hasOwn(parts, knownWork(input)?.name ?? ''));
  if (!listed.some(isWorthIt)) return description;
  const done = new Set(listed.map(({ input }) => knownWork(input)?.name));
  return Object.entries(parts)
    .flatMap(([task, said]) => (done.has(task) ? [] : [said]))
    .join(' ');
}

/**
 * Returns the subjects of a text, each once: worthwhile tasks, and projects, including those that replace a task that
 * isn't worthwhile.
 */
function answerable(text: string, tasks: readonly AssessedTask[], industry: string): WorkMatch[] {
  const worthIt = chosenWork(tasks.filter(isWorthIt));
  const matches = matchWork(text, chosenWork(tasks)).flatMap((match) =>
    match.kind === 'project' || worthIt.has(match.subject) ? [match] : matchWork(match.words, new Set()),
  );
  return matches.filter(
    (match, index) =>
      matches.findIndex(({ subject }) => subject === match.subject) === index &&
      !isVacantSpace(match, industry) &&
      !(match.subject === 'hiring' && isAboutLeaving(match.words)),
  );
}

/**
 * Does the same for the client's goals, with or without a figure: returns each chosen task that a goal is about, with
 * the quote.
 */
export function goalsByTask(
  { goals }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): Map<AssessedTask, string> {
  return quotedByTask(besidesRules(goals), tasks);
}

/** Returns the name the matcher uses for a task: its name in the catalogue, or the client's own. */
export const workName = ({ catalogueName, input }: AssessedTask): string =>
  catalogueName ?? enteredNameOf(input);

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

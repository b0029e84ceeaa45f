import type { AssessedTask } from '../assessTask';
import { quotedSentence } from '../excerpt';
import { sourceCoverage, type AvailableSources } from '../sourceCoverage';
import type { AnalysisAnswers, Opportunity } from '../types';
import { baseline } from './baseline';
import type { BottleneckTheme } from './bottleneckThemes';
import { bottleneckWalkThrough } from './bottleneckWalkThrough';
import { customerInsight } from './customerInsight';
import { dataFoundation } from './dataFoundation';
import { freedHours } from './freedHours';
import { matchThemes, quoteLength, type ThemeMatch } from './matchThemes';
import { monetization } from './monetization';
import { proofOnOwnCases } from './proofOnOwnCases';
import { safeUse } from './safeUse';
import { systemAccess } from './systemAccess';
import type { StrategicDraft } from './StrategicDraft';
import { themeOpportunity } from './themeOpportunity';

/** More than this reads like a catalogue rather than advice. */
const mostOpportunities = 7;
const fewestOpportunities = 3;

/**
 * Three to seven opportunities that aren't tied to a task, the most important first: how AI is used at all, how
 * success is measured, what the client wrote and said yes to, the data that is missing, and what they weren't sure of.
 */
export function strategicOpportunities(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
  available: AvailableSources,
): Omit<Opportunity, 'id'>[] {
  const [first, second, third] = themeDrafts(answers, tasks, available);
  const insight = customerInsight(answers, available);
  const offer = monetization(answers);
  const drafts = [
    safeUse(answers),
    baseline(answers, tasks),
    first,
    answers.customerInsights === 'yes' ? insight : undefined,
    answers.monetization === 'yes' ? offer : undefined,
    proofOnOwnCases(answers, tasks),
    freedHours(answers, tasks),
    systemAccess(answers),
    dataFoundation(tasks, answers),
    second,
    answers.customerInsights === 'yes' ? undefined : insight,
    answers.monetization === 'yes' ? undefined : offer,
    third,
  ].filter((draft) => draft !== undefined);
  if (drafts.length < fewestOpportunities) drafts.push(walkThrough(answers, tasks));
  return drafts.slice(0, mostOpportunities).map(toOpportunity);
}

/**
 * For each trouble that a chosen task answers: the task's name and the client's words, in quotation marks. The task
 * with the highest savings speaks for the trouble; a task answers one trouble at most.
 */
export function bottlenecksByTask(
  { bottlenecks }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): Map<AssessedTask, string> {
  const answered = new Map<AssessedTask, string>();
  for (const { theme, words } of matchThemes(bottlenecks)) {
    const [best] = tasks.filter((task) => isAnswer(task, theme)).sort((a, b) => b.savingsUsd - a.savingsUsd);
    if (best && !answered.has(best)) answered.set(best, quotedSentence(words, quoteLength));
  }
  return answered;
}

/** One draft for each trouble or goal that no chosen task answers; the bottleneck as a whole where none is known. */
function themeDrafts(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
  available: AvailableSources,
): StrategicDraft[] {
  const unanswered = ({ theme }: ThemeMatch) => !tasks.some((task) => isAnswer(task, theme));
  const bottlenecks = matchThemes(answers.bottlenecks);
  const named = new Set(bottlenecks.map(({ theme }) => theme.id));
  const goals = matchThemes(answers.goals).filter(({ theme }) => !named.has(theme.id));
  const draft = (origin: 'bottlenecks' | 'goals') => (match: ThemeMatch) =>
    themeOpportunity(match, origin, sourceCoverage(match.theme.sources, available));
  return [
    ...(bottlenecks.length === 0 ? [walkThrough(answers, tasks)] : []),
    ...bottlenecks.filter(unanswered).map(draft('bottlenecks')),
    ...goals.filter(unanswered).map(draft('goals')),
  ];
}

/** Whether automating the task takes care of the trouble; a task in the client's own words is judged by its name. */
function isAnswer({ input, inCatalogue }: AssessedTask, theme: BottleneckTheme): boolean {
  return inCatalogue ? theme.tasks.includes(input.taskName) : theme.pattern.test(input.taskName);
}

function walkThrough(answers: AnalysisAnswers, tasks: readonly AssessedTask[]): StrategicDraft {
  const [costliest] = [...tasks].sort((a, b) => b.savingsUsd - a.savingsUsd);
  return bottleneckWalkThrough(answers.bottlenecks, costliest?.department ?? 'Operations');
}

function toOpportunity({ assumptions, ...draft }: StrategicDraft): Omit<Opportunity, 'id'> {
  return {
    ...draft,
    taskRelated: false,
    roiModel: { savedHours: 0, calculatedSavings: 'TBD', assumptions },
  };
}

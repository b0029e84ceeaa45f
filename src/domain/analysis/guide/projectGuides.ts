import { formatCount } from '@/format/numbers';
import { knownWork } from '../catalogue/knownWork';
import { profileOfTask } from '../catalogue/profileOfTask';
import { besidesRules } from '../constraints/readConstraints';
import { reachableAnnualHours } from '../costFormula';
import { asItArrives } from '../incoming/asItArrives';
import { incomingWords } from '../incoming/incomingWords';
import { countOf } from '../inWords';
import type { AnalysisPlan } from '../plan/analysisPlan';
import type { PlannedProject } from '../plan/PlannedProject';
import { readAvailableSources, sourceCoverage, type AvailableSources } from '../sourceCoverage';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import type { RoiModel, TaskInput } from '../types';
import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { namesTarget } from '../namesTarget';
import { quoteLength } from '../quoteLength';
import { ownerOf } from './departmentOwners';
import type { GuideAnswers, ProjectGuide } from './ProjectGuide';
import { namesOf } from './projectTies';
import { isAbout, strategicGuide, type ListedWork } from './strategicGuides';
import { taskFirstStep } from './taskFirstSteps';
import { taskRisks, type RiskCase } from './taskRisks';
import { tiedWords, type TiedWords } from './tiedWords';
import { workName } from './workName';
import { inTheirWords } from '../withServedPeople';

/** Below this number of hours a year, hours are stated per year instead of per month. */
const monthlyFromHours = 120;

/** Writes hours before and after, in a readable unit. */
function taskMeasure(task: TaskInput, range: NonNullable<RoiModel['range']>): string {
  const hours = reachableAnnualHours(task);
  const isMonthly = hours >= monthlyFromHours;
  const whole = (annual: number) => Math.max(0, Math.round(isMonthly ? annual / 12 : annual));
  const [expected, low] = [range.expected, range.cautious].map(({ savedHours }) =>
    formatCount(whole(hours - savedHours)),
  );
  const today = `Today: ${countOf(whole(hours), 'hour', 'hours')} a ${isMonthly ? 'month' : 'year'}.`;
  return expected === low
    ? `${today} We expect ${expected}.`
    : `${today} We expect ${expected}, or ${low} at the low estimate.`;
}

/** State shared by the guides of one analysis. */
interface Report {
  projects: readonly PlannedProject[];
  /** Including tasks not worth automating. */
  listed: ListedWork;
  industry: string;
  available: AvailableSources;
  figures: ReadonlyMap<string, string>;
  tied: ReadonlyMap<string, TiedWords>;
  /** Tasks whose work arrives on paper, by phone or by mail. */
  incoming: ReadonlyMap<string, string>;
  /** How often each risk and each first step has been used. */
  told: Map<unknown, number>;
}

/** A reader sees the same risk at most twice. */
const mostOften = 2;

/**
 * Returns a guide for each project that is worthwhile, groundwork, or to be sized first, in the plan's order. Returns
 * none for projects not worth their cost, and none for ideas of older analyses that the engine doesn't know.
 */
export function projectGuides(
  plan: Pick<AnalysisPlan, 'projects' | 'people'>,
  { dataTypes, industry, ...words }: GuideAnswers,
): ProjectGuide[] {
  const projects = plan.projects.filter(({ kind }) => kind !== 'leaveAlone' && kind !== 'removed');
  const chosen = new Set(projects.flatMap(({ task }) => (task ? [workName(task)] : [])));
  const report: Report = {
    projects,
    listed: {
      taskCount: plan.projects.filter(({ opportunity }) => opportunity.taskRelated).length,
      isAlone: plan.people === 1,
    },
    industry,
    available: readAvailableSources(dataTypes, words),
    figures: ownFigures(words.goals, chosen),
    tied: tiedWords(words, chosen),
    incoming: incomingWords(words, chosen),
    told: new Map(),
  };
  const inWords = inTheirWords(industry);
  return projects.flatMap((project) => {
    const guide = project.task ? guideOfTask(project, project.task, report) : guideOfIdea(project, report);
    if (!guide) return [];
    const { firstStep, measure, risk } = guide;
    return {
      ...guide,
      firstStep: inWords(firstStep),
      measure: inWords(measure),
      ...(risk ? { risk: { risk: inWords(risk.risk), answer: inWords(risk.answer) } } : {}),
    };
  });
}

function guideOfTask(project: PlannedProject, task: TaskInput, report: Report): ProjectGuide | undefined {
  const { opportunity } = project;
  const { range } = opportunity.roiModel;
  if (!range) return undefined;
  const riskCase = riskCaseOf(project, task, report);
  const risk = taskRisks.find((one) => one.applies(riskCase) && isNews(report, one.risk));
  return {
    opportunityId: opportunity.id,
    owner: ownerOf(opportunity.department, report.industry),
    firstStep: taskFirstStep(task.taskName, riskCase, report.told),
    measure: withOwnFigure(report.figures.get(workName(task)), taskMeasure(task, range)),
    ...(risk ? { risk: tell(report, risk) } : {}),
    ...becauseOf(report, workName(task)),
    needs: namesOf(project.needs, report.projects),
  };
}

function guideOfIdea({ opportunity }: PlannedProject, report: Report): ProjectGuide | undefined {
  const guide = strategicGuide(opportunity, report.listed);
  if (!guide) return undefined;
  const theme = bottleneckThemes.find(({ name }) => isAbout(opportunity, name));
  return {
    opportunityId: opportunity.id,
    owner: ownerOf(opportunity.department, report.industry),
    firstStep: guide.firstStep,
    measure: withOwnFigure(theme && report.figures.get(theme.id), guide.measure),
    ...(isNews(report, guide.risk) ? { risk: tell(report, guide) } : {}),
    ...(theme ? becauseOf(report, theme.id) : {}),
    needs: [],
  };
}

/** Returns the client's text that a project relates to; nothing if its measure quotes it. */
function becauseOf({ tied, figures }: Report, subject: string): Pick<ProjectGuide, 'because'> {
  const because = tied.get(subject);
  return because && because.words !== figures.get(subject) ? { because } : {};
}

function riskCaseOf(
  { investment }: PlannedProject,
  task: TaskInput,
  { available, incoming, industry, listed }: Report,
): RiskCase {
  const profile = profileOfTask(task);
  return {
    inCatalogue: knownWork(task, industry) !== undefined,
    profile: incoming.has(workName(task)) ? asItArrives(profile) : profile,
    coverage: sourceCoverage(profile.sources, available),
    teamSize: task.teamSize,
    solution: investment.solution,
    isAlone: listed.isAlone,
  };
}

const withOwnFigure = (figure: string | undefined, measure: string): string =>
  figure ? `You told us: ${figure} ${measure}` : measure;

const isNews = ({ told }: Report, risk: string): boolean => (told.get(risk) ?? 0) < mostOften;

function tell({ told }: Report, { risk, answer }: { risk: string; answer: string }) {
  told.set(risk, (told.get(risk) ?? 0) + 1);
  return { risk, answer };
}

/**
 * Returns the client's goals with a target figure, in quotation marks, by subject: a chosen task, by catalogue name or
 * in the client's own words, or a project's id.
 */
export function ownFigures(goals: string, chosen: ReadonlySet<string>): Map<string, string> {
  const figures = matchWork(besidesRules(goals), chosen).filter(({ words }) => namesTarget(words));
  return new Map(figures.map(({ subject, words }) => [subject, quotedSentence(words, quoteLength)]));
}

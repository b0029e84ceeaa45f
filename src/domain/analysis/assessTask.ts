import { automatableShare, type SharePercents, type Setting } from './automatableShare';
import { knownWork } from './catalogue/knownWork';
import { countedAs } from './catalogue/recognizeTask';
import { profileOfTask } from './catalogue/profileOfTask';
import { isHandwork } from './catalogue/handsOnWork';
import { complexityOf } from './complexityOf';
import { estimateSavings } from './estimateSavings';
import { quoted } from './excerpt';
import { estimateInvestment, type Costing } from './investment/estimateInvestment';
import { investmentReturn, savingsCases, type InvestmentReturn } from './investment/investmentReturn';
import { openQuestions } from './isUnsized';
import { listInWords } from './inWords';
import { leftAs } from './leftAs';
import { common, own, type Passage } from './Passage';
import { sourceCoverage, type AvailableSources, type SourceCoverage } from './sourceCoverage';
import type {
  CaseKind,
  Complexity,
  DepartmentName,
  InputKind,
  OwnTaskAnswers,
  SavingsEstimate,
  TaskInput,
  TaskProfile,
} from './types';

/** Keeps titles close to the 60 characters of the catalogue's. */
export const ownNameLength = 50;

/** Everything the engine knows about one chosen task before planning the roadmap. */
export interface AssessedTask {
  department: DepartmentName;
  input: TaskInput;
  /** Whether the catalogue or a trade has texts for its work, even if its figures follow from the client's answers. */
  inCatalogue: boolean;
  /** The catalogue task it counts as; the client may have named it differently. */
  catalogueName?: string;
  /** The opportunity's name. */
  name: string;
  /** An earlier task of the same department that is the same work in other words. */
  sameAs?: string;
  /** What to build and what stays with people, or what has to be answered first (`asksInText`). */
  automation: readonly Passage[];
  asksInText: boolean;
  profile: TaskProfile;
  coverage: SourceCoverage;
  percents: SharePercents;
  range: Record<keyof SharePercents, SavingsEstimate>;
  complexity: Complexity;
  /** Cost of the automation, and its return. */
  returns: InvestmentReturn;
  /** Quote of the client saying that the work arrives on paper, by phone or by mail, in quotation marks. */
  arrival?: string;
  /** Quote of the client saying that its hours fall into a part of the year, in quotation marks. */
  season?: string;
  /** Quote of the client excluding the work from software, in quotation marks. */
  ruledOut?: string;
  /** Why it is left as it is before any question about it is asked. */
  leftAs?: string;
  /** Expected, whole US dollars a year; 0 while the task is to be sized. */
  savingsUsd: number;
  /** Questions about the task that the client hasn't answered. While there are any, the task is to be sized. */
  openQuestions: readonly (keyof OwnTaskAnswers)[];
}

/** Assesses one chosen task: profile, available data, share, savings, complexity. */
export function assessTask(
  department: DepartmentName,
  input: TaskInput,
  available: AvailableSources,
  setting: Setting & { industry?: string },
  costing: Costing,
): AssessedTask {
  const profile = profileOfTask(input);
  const coverage = sourceCoverage(profile.sources, available);
  const open = openQuestions(input);
  const known = countedAs(input);
  const work = knownWork(input, setting.industry);
  const left = leftAs(input, costing);
  const percents = open.length > 0 || left ? noShare : automatableShare(profile, coverage, setting);
  const range = {
    cautious: estimateSavings(input, percents.cautious),
    expected: estimateSavings(input, percents.expected),
    ambitious: estimateSavings(input, percents.ambitious),
  };
  const complexity =
    open.length > 0 ? 'Medium' : complexityOf(profile, coverage, input.teamSize, setting.aiReadiness);
  return {
    department,
    input,
    inCatalogue: work !== undefined,
    catalogueName: known?.name,
    name: known?.automation.title ?? ownTitle(input.taskName),
    automation: work ? [own(work.automation.description)] : ownTaskAutomation(input),
    asksInText: open.length > 0 && !work && !isHandwork(input.taskName),
    profile,
    coverage,
    percents,
    range,
    complexity,
    returns: investmentReturn(savingsCases(range), estimateInvestment(input, complexity, costing)),
    savingsUsd: range.expected.savingsUsd,
    openQuestions: open,
    ...(left ? { leftAs: left } : {}),
  };
}

const noShare: SharePercents = { cautious: 0, expected: 0, ambitious: 0 };

/**
 * Titles a task in the client's own words with these words: "Collecting job tickets from techs". Quotation marks become
 * single ones, because sentences quote titles.
 */
export function ownTitle(taskName: string): string {
  const name = quoted(taskName, ownNameLength).slice(1, -1);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function ownTaskAutomation(task: TaskInput): Passage[] {
  const { taskName, cases, input } = task;
  if (isHandwork(taskName))
    return [
      own(
        'People do the work itself. Software takes over the notes around it.',
        `For ${quoted(taskName, ownNameLength)}, people do the work, and software takes over the notes.`,
      ),
    ];
  const casesHandled = isDecision.test(taskName) ? 'different' : cases;
  if (casesHandled && input) return [own(`${readsInput[input]} ${handlesCases[casesHandled]}`)];
  if (casesHandled === 'different')
    return [
      own(
        'No two cases are alike, so people decide them.',
        `People decide ${quoted(taskName, ownNameLength)} case by case.`,
      ),
      common('Software can at most collect the facts: tell us how the work arrives.'),
    ];
  const wanted = openQuestions(task).map((open) => wantedAnswers[open]);
  return [own(`Tell us ${listInWords(wanted)}.`), common('Then we can say what software can do.')];
}

/** "Deciding yes or no" stays with people, however alike the cases are. */
const isDecision = /\b(?:decid(?:e|es|ing)|yes or no|approv(?:e|ing) or)\b/iu;

const wantedAnswers: Readonly<Record<keyof OwnTaskAnswers, string>> = {
  cases: 'how alike the cases are',
  input: 'how the work arrives',
};

const readsInput: Readonly<Record<InputKind, string>> = {
  software: 'Software takes each case from your system',
  files: 'AI reads each file or email',
  paper: 'AI reads each page or call once it is digital',
};

const handlesCases: Readonly<Record<CaseKind, string>> = {
  alike: 'and does the usual cases. A person handles exceptions.',
  similar: 'and drafts the result. A person checks each one.',
  different: 'and lists the facts. A person does the rest.',
};

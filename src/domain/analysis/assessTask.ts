import { automatableShare, type SharePercents, type Setting } from './automatableShare';
import { countedAs } from './catalogue/recognizeTask';
import { profileOfTask } from './catalogue/profileOfTask';
import { complexityOf } from './complexityOf';
import { estimateSavings } from './estimateSavings';
import { plainLine, quoted } from './excerpt';
import { estimateInvestment, type Costing } from './investment/estimateInvestment';
import { investmentReturn, savingsCases, type InvestmentReturn } from './investment/investmentReturn';
import { common, own, type Passage } from './Passage';
import { sourceCoverage, type AvailableSources, type SourceCoverage } from './sourceCoverage';
import type { Complexity, DepartmentName, SavingsEstimate, TaskInput, TaskProfile } from './types';

/** Keeps titles close to the 60 characters of the catalogue's. */
const ownNameLength = 50;

/** Everything the engine knows about one chosen task before planning the roadmap. */
export interface AssessedTask {
  department: DepartmentName;
  input: TaskInput;
  /** False for a task in the client's own words that matches no catalogue task. */
  inCatalogue: boolean;
  /** The catalogue task it counts as; the client may have named it differently. */
  catalogueName?: string;
  /** The opportunity's name. */
  name: string;
  /** An earlier task of the same department that is the same work in other words. */
  sameAs?: string;
  /** What to build and what stays with people. */
  automation: readonly Passage[];
  profile: TaskProfile;
  coverage: SourceCoverage;
  percents: SharePercents;
  range: Record<keyof SharePercents, SavingsEstimate>;
  complexity: Complexity;
  /** Cost of the automation, and its return. */
  returns: InvestmentReturn;
  /** Quote of the client saying that the work arrives on paper, by phone or by mail, in quotation marks. */
  arrival?: string;
  /** Quote of the client excluding the work from software, in quotation marks. */
  ruledOut?: string;
  /** Expected, whole US dollars a year. */
  savingsUsd: number;
}

/** Assesses one chosen task: profile, available data, share, savings, complexity. */
export function assessTask(
  department: DepartmentName,
  input: TaskInput,
  available: AvailableSources,
  setting: Setting,
  costing: Costing,
): AssessedTask {
  const known = countedAs(input);
  const profile = profileOfTask(input);
  const coverage = sourceCoverage(profile.sources, available);
  const percents = automatableShare(profile, coverage, setting);
  const range = {
    cautious: estimateSavings(input, percents.cautious),
    expected: estimateSavings(input, percents.expected),
    ambitious: estimateSavings(input, percents.ambitious),
  };
  const complexity = complexityOf(profile, coverage, input.teamSize, setting.aiReadiness);
  return {
    department,
    input,
    inCatalogue: known !== undefined,
    catalogueName: known?.name,
    name: known?.automation.title ?? `Take the routine out of ${quoted(input.taskName, ownNameLength)}`,
    automation: known ? [own(known.automation.description)] : ownTaskAutomation(input.taskName),
    profile,
    coverage,
    percents,
    range,
    complexity,
    returns: investmentReturn(savingsCases(range), estimateInvestment(input, complexity, costing)),
    savingsUsd: range.expected.savingsUsd,
  };
}

function ownTaskAutomation(taskName: string): Passage[] {
  const fullName = plainLine(taskName);
  const task = fullName.length > ownNameLength ? `The task (${fullName})` : 'The task';
  return [
    common(`${task} is described in your own words, so this is a cautious first estimate.`),
    own(
      'Software would collect, sort and draft; exceptions and decisions stay with your people.',
      `Software would collect, sort and draft for ${quoted(taskName, ownNameLength)}; exceptions and decisions stay with your people.`,
    ),
    common('Going through three real cases with whoever does the work would firm up the figure.'),
  ];
}

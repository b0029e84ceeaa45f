import {
  automatableShare,
  calculateShare,
  type Setting,
  type ShareCalculation,
  type SharePercents,
} from './automatableShare';
import { profileOfTask } from './catalogue/profileOfTask';
import { countedAs } from './catalogue/recognizeTask';
import { countedTasks, type CountedTask, type ReadAnalysis } from './countedTasks';
import { engineVersion } from './engineVersion';
import { workName } from './guide/workName';
import { asItArrives } from './incoming/asItArrives';
import { incomingWords } from './incoming/incomingWords';
import { savingsFormulas, shareFormulas, type Formula } from './savingsFormulas';
import { readAvailableSources, sourceCoverage, type SourceCoverage } from './sourceCoverage';
import { readinessLevels, yesNoAnswers, type ReadinessAudit, type TaskProfile } from './types';

/** The input of an explanation: the stored figures and the answers that the shares depend on. */
export interface ExplainedAnalysis extends ReadAnalysis {
  engineVersion: string;
  aiReadiness: string;
  /** Null if the readiness is assumed. */
  readinessAudit: ReadinessAudit | null;
  currentAiUsage: string;
  dataTypes: readonly string[];
  goals: string;
  bottlenecks: string;
  additionalContext: string;
}

/** The derivation of a share, or why there is none: another engine version, or different figures today. */
type ShareExplanation =
  | { status: 'explained'; share: ExplainedShare }
  | { status: 'unexplained'; reason: 'otherVersion' | 'doesNotFollow' };

export interface ExplainedShare {
  /** False for a task in the client's own words, which uses a neutral profile. */
  inCatalogue: boolean;
  profile: TaskProfile;
  /** By the client's words it arrives on paper, by phone or by mail; the share counts it in digital form. */
  awaitsDigitalForm: boolean;
  coverage: SourceCoverage;
  setting: Setting;
  calculation: ShareCalculation;
  formulas: Record<keyof SharePercents, Formula>;
}

/** An opportunity's figures with their inputs, formulas and factors. */
export interface SavingsExplanation {
  counted: CountedTask;
  formulas: ReturnType<typeof savingsFormulas>;
  share: ShareExplanation;
}

/**
 * Explains the hours and savings of one opportunity, so that they can be checked with a calculator. Undefined if the
 * stored figures can't be derived from the stored task.
 */
export function explainSavings(analysis: ExplainedAnalysis, id: string): SavingsExplanation | undefined {
  const opportunities = analysis.opportunities.filter((opportunity) => opportunity.id === id);
  const [counted] = countedTasks({ ...analysis, opportunities });
  if (!counted) return undefined;
  const formulas = savingsFormulas(counted.task, counted.percents);
  return { counted, formulas, share: explainShare(analysis, counted) };
}

function explainShare(analysis: ExplainedAnalysis, { task, percents }: CountedTask): ShareExplanation {
  if (analysis.engineVersion !== engineVersion) return { status: 'unexplained', reason: 'otherVersion' };
  const setting = readSetting(analysis);
  if (!setting) return { status: 'unexplained', reason: 'doesNotFollow' };
  const known = countedAs(task);
  const profile = profileOfTask(task);
  const coverage = sourceCoverage(profile.sources, readAvailableSources(analysis.dataTypes, analysis));
  if (!isSame(automatableShare(profile, coverage, setting), percents)) {
    return { status: 'unexplained', reason: 'doesNotFollow' };
  }
  const calculation = calculateShare(profile, coverage, setting);
  const formulas = shareFormulas(calculation, percents);
  const works = new Set(Object.values(analysis.departmentTasks).flat().map(workName));
  const awaitsDigitalForm =
    asItArrives(profile).digital < profile.digital && incomingWords(analysis, works).has(workName(task));
  return {
    status: 'explained',
    share: {
      inCatalogue: known !== undefined,
      profile,
      awaitsDigitalForm,
      coverage,
      setting,
      calculation,
      formulas,
    },
  };
}

function readSetting(analysis: ExplainedAnalysis): Setting | undefined {
  const aiReadiness = readinessLevels.find((level) => level === analysis.aiReadiness);
  const currentAiUsage = yesNoAnswers.find((answer) => answer === analysis.currentAiUsage);
  if (!aiReadiness || !currentAiUsage) return undefined;
  return { aiReadiness, readinessAudit: analysis.readinessAudit ?? undefined, currentAiUsage };
}

function isSame(one: SharePercents, other: SharePercents): boolean {
  return (
    one.cautious === other.cautious && one.expected === other.expected && one.ambitious === other.ambitious
  );
}

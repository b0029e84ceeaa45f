import { quoted } from './excerpt';
import { formatUsd } from '@/format/numbers';
import type { AssessedTask } from './assessTask';
import { listInWords } from './inWords';
import { valueYears } from './investment/investmentFactors';
import type { CaseReturn } from './investment/investmentReturn';
import type { GroundReason, PlannedPhase } from './planPhases';
import { saysOffline } from './saysOffline';
import type { SourceCoverage } from './sourceCoverage';
import type { Phase, TaskProfile } from './types';

/** Long enough to quote names in full. */
const nameLength = 100;

/** Facts that the sentence must not contradict. */
interface TimingContext {
  /** The client's text about the task. */
  bottleneck?: string;
  /** Data that groundwork of the same analysis prepares. */
  brought: ReadonlySet<string>;
}

/** Explains the opportunity's phase to the client in a sentence or two. */
export function timingSentence(
  { phase, reason, after, despite }: PlannedPhase,
  {
    profile,
    coverage,
    returns,
    arrival,
    ruledOut = '',
  }: Pick<AssessedTask, 'profile' | 'coverage' | 'returns' | 'arrival' | 'ruledOut'>,
  { bottleneck = '', brought }: TimingContext,
): string {
  switch (reason) {
    case 'first':
      return `Start here: ${readyBecause(profile, coverage, saysOffline(bottleneck))}.`;
    case 'queue':
      return `${listInWords(after.map((name) => quoted(name, nameLength)))} ${after.length === 1 ? 'goes' : 'go'} first, with more value for the effort.`;
    case 'trial':
      return `Start here on a small scale, as it returns the most of what can begin soonest: ${despite ? smallStart(despite, coverage) : ''}.`;
    case 'notWorth':
      return notWorthSentence(returns.cases.expected);
    case 'ruledOut':
      return `It waits for phase ${phase}, and there until it is settled in writing where software’s part ends, because you wrote: ${ruledOut}`;
    case 'unseen':
      return `It waits for phase ${phase}, until we have gone through it together.`;
    case 'paper':
      if (arrival === undefined || profile.digital === 1)
        return `It waits for phase ${phase}, because little of this work happens in software today.`;
      // Doesn't repeat a quote that was just used as the bottleneck.
      if (arrival === bottleneck)
        return `It waits for phase ${phase}, until this work reaches you in digital form, as you wrote that it doesn’t yet.`;
      return `It waits for phase ${phase}, until this work reaches you in digital form, because you wrote: ${arrival}`;
    case 'data':
      return dataSentence(phase, coverage, brought);
    case 'judgement':
      return `It waits for phase ${phase}, when your people know from simpler work where the output can be trusted.`;
    case 'hard':
      return `It waits for phase ${phase}, since setting it up takes some experience with simpler automation.`;
  }
}

/** Writes which data a task waits for if a project prepares it; other data is collected during setup. */
function dataSentence(phase: Phase, { missing }: SourceCoverage, brought: ReadonlySet<string>): string {
  const awaited = missing.filter((source) => brought.has(source));
  const others = missing.filter((source) => !brought.has(source)).slice(0, 3 - awaited.length);
  if (awaited.length === 0)
    return `It comes in phase ${phase}, as this data isn’t at hand and has to be collected along the way: ${others.join(', ')}.`;
  const waits = `It waits for phase ${phase}, until this data is in usable form: ${awaited.join(', ')}.`;
  return others.length > 0 ? `${waits} The rest is collected along the way: ${others.join(', ')}.` : waits;
}

/** Writes how to start small with a project that isn't ready as a whole. */
function smallStart(despite: GroundReason, { missing }: SourceCoverage): string {
  switch (despite) {
    case 'unseen':
      return 'go through three real cases with whoever does the work, and build for the commonest';
    case 'paper':
      return 'take the cases that reach you in digital form, and leave the others as they are';
    case 'data':
      return `begin by collecting this data for the next cases: ${missing.slice(0, 3).join(', ')}`;
    case 'judgement':
      return 'let it prepare each case, and let your people decide every one';
    case 'hard':
      return 'automate the commonest case alone, and decide on the rest when it runs';
  }
}

/** Writes the savings and costs of a project not worth its cost, so that the client can decide by figures. */
function notWorthSentence({ savingsUsd, oneTimeUsd, runningUsd }: CaseReturn): string {
  const costUsd = oneTimeUsd + valueYears * runningUsd;
  return (
    `Leave it as it is: over ${valueYears} years it would save about ${formatUsd(valueYears * savingsUsd)} ` +
    `and cost about ${formatUsd(costUsd)} to set up and run.`
  );
}

function readyBecause(
  { digital, judgement }: TaskProfile,
  { missing, ratio }: SourceCoverage,
  isOffline: boolean,
): string {
  const part = missing.length === 0 ? 'all' : ratio > 0.5 ? 'most of' : 'half of';
  const inSoftware =
    digital >= 4 ? 'the work already happens in software' : 'little has to change in how people work';
  return listInWords(
    [
      isOffline ? '' : inSoftware,
      `${part} the data it needs is at hand`,
      judgement <= 2 ? 'few cases call for judgment' : '',
    ].filter(Boolean),
  );
}

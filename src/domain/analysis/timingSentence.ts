import type { AssessedTask } from './assessTask';
import type { GroundReason, PlannedPhase } from './planPhases';
import type { SourceCoverage } from './sourceCoverage';
import type { Phase } from './types';

/** Facts that the sentence must not contradict. */
interface TimingContext {
  /** The client's text about the task. */
  bottleneck?: string;
  /** Data that groundwork of the same analysis prepares. */
  brought: ReadonlySet<string>;
}

/** Explains to the client what an opportunity waits for, in a sentence or two; empty if nothing but the order. */
export function timingSentence(
  { phase, reason, despite }: PlannedPhase,
  {
    profile,
    coverage,
    arrival,
    ruledOut = '',
  }: Pick<AssessedTask, 'profile' | 'coverage' | 'arrival' | 'ruledOut'>,
  { bottleneck = '', brought }: TimingContext,
): string {
  switch (reason) {
    case 'first':
    case 'queue':
    case 'leaveAlone':
      return '';
    case 'trial':
      return despite ? `Start small: ${smallStart(despite, coverage)}.` : '';
    case 'ruledOut':
      return `You told us: ${ruledOut}`;
    case 'unseen':
      return `It comes in phase ${phase}, after we walk through a few cases with you.`;
    case 'paper':
      if (arrival === undefined || profile.digital === 1)
        return `It comes in phase ${phase}, because little of this work happens in software today.`;
      // Doesn't repeat a quote that was just used as the bottleneck.
      if (arrival === bottleneck)
        return `It comes in phase ${phase}, once this work reaches you in digital form.`;
      return `It comes in phase ${phase}, once this work reaches you in digital form. You told us: ${arrival}`;
    case 'data':
      return dataSentence(phase, coverage, brought);
    case 'judgement':
      return `It comes in phase ${phase}, once your people know from simpler work when to trust the output.`;
    case 'hard':
      return `It comes in phase ${phase}, because it takes experience with simpler automation.`;
  }
}

const timing = /It comes in phase \d[^.]*\./u;

/** Replaces the timing of a task that comes earlier than by itself, because another one doesn't work without it. */
export const withEarlierPhase = (description: string, phase: Phase): string =>
  description.replace(timing, `It comes in phase ${phase}, because another project depends on it.`);

/** Writes which data a task waits for if a project prepares it; other data is collected during setup. */
function dataSentence(phase: Phase, { missing }: SourceCoverage, brought: ReadonlySet<string>): string {
  const awaited = missing.filter((source) => brought.has(source));
  const others = missing.filter((source) => !brought.has(source)).slice(0, 3 - awaited.length);
  if (awaited.length === 0)
    return `It comes in phase ${phase}. Collect this data along the way: ${others.join(', ')}.`;
  const waits = `It comes in phase ${phase}, once this data is in order: ${awaited.join(', ')}.`;
  return others.length > 0 ? `${waits} Collect the rest along the way: ${others.join(', ')}.` : waits;
}

/** Writes how to start small with a project that isn't ready as a whole. */
function smallStart(despite: GroundReason, { missing }: SourceCoverage): string {
  switch (despite) {
    case 'unseen':
      return 'walk through three real cases and build for the most common one';
    case 'paper':
      return 'take the cases that arrive in digital form and leave the rest';
    case 'data':
      return `collect this data for the next cases: ${missing.slice(0, 3).join(', ')}`;
    case 'judgement':
      return 'let it prepare each case and let your people decide';
    case 'hard':
      return 'automate the most common case and decide on the rest once it runs';
  }
}

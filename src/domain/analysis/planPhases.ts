import type { Setting } from './automatableShare';
import { compareText } from './compareText';
import type { SourceCoverage } from './sourceCoverage';
import type { Complexity, Phase, TaskProfile } from './types';

/*
 * The roadmap. Phase 1 are quick wins that can start now, phase 2 what follows once these run, phase 3 what needs
 * data, trust or experience first, phase 4 what needs foundations, waits its turn or is too small for a project.
 * A task gets the earliest phase for which the ground is laid and in which there is room: a firm of this size can
 * carry only a few changes at a time, and one department even fewer.
 */

/** A task as the roadmap sees it. */
export interface PhaseCandidate {
  department: string;
  /** The opportunity's name. */
  name: string;
  /** False for a task in the client's own words, whose profile is an assumption. */
  inCatalogue: boolean;
  profile: TaskProfile;
  coverage: SourceCoverage;
  complexity: Complexity;
  /** Expected, whole US dollars a year. */
  savingsUsd: number;
}

/** Why a task isn't in an earlier phase; 'first' where it starts at once, 'queue' where others go before it. */
type PhaseReason = 'first' | 'queue' | 'small' | 'unseen' | 'paper' | 'data' | 'judgement' | 'hard';

export interface PlannedPhase {
  phase: Phase;
  reason: PhaseReason;
  /**
   * For 'queue': names of up to two projects of the phase before that go first, as they are worth more; for 'small'
   * those that save more.
   */
  after: readonly string[];
}

/** Below this a project costs more attention than it gives back. */
const tooSmallUsd = 1_000;
/** Below this a task isn't worth being among the first. */
const notFirstUsd = 2_500;

/** Projects that a firm can carry in phase 1, by readiness; each later phase has room for one more. */
const firstPhaseRoom = { beginner: 2, intermediate: 3, advanced: 4 } as const;
/** From this many departments on, the work is spread over enough people for one more project. */
const manyDepartments = 5;
/** The same people can't learn more new ways of working at once. */
const roomPerDepartment = 2;

const easeByComplexity: Readonly<Record<Complexity, number>> = { Low: 1, Medium: 0.7, High: 0.45 };

/** A phase for each candidate, in the given order; the phases themselves don't depend on that order. */
export function planPhases(candidates: readonly PhaseCandidate[], setting: Setting): PlannedPhase[] {
  const departments = new Set(candidates.map(({ department }) => department)).size;
  const planned = new Map<PhaseCandidate, PlannedPhase>();
  let open = [...candidates].sort(byWorth);
  let before: PhaseCandidate[] = [];
  for (const phase of [1, 2, 3] as const) {
    const room = firstPhaseRoom[setting.aiReadiness] + (phase - 1) + (departments >= manyDepartments ? 1 : 0);
    const taken = fillPhase(open, phase, room, setting);
    for (const candidate of taken) planned.set(candidate, plan(candidate, phase, before, setting));
    open = open.filter((candidate) => !planned.has(candidate));
    before = taken;
  }
  for (const candidate of open) planned.set(candidate, plan(candidate, 4, before, setting));
  return candidates.flatMap((candidate) => planned.get(candidate) ?? []);
}

/** Takes what is ready for the phase, most worthwhile first, while there is room in the firm and the department. */
function fillPhase(open: readonly PhaseCandidate[], phase: Phase, room: number, setting: Setting) {
  const taken: PhaseCandidate[] = [];
  for (const candidate of open) {
    const inDepartment = taken.filter(({ department }) => department === candidate.department).length;
    if (taken.length >= room) break;
    if (inDepartment < roomPerDepartment && ground(candidate, setting).phase <= phase) taken.push(candidate);
  }
  return taken;
}

function plan(candidate: PhaseCandidate, phase: Phase, before: readonly PhaseCandidate[], setting: Setting) {
  const earliest = ground(candidate, setting);
  if (earliest.phase === phase)
    return { ...earliest, after: largerNames(candidate, earliest.reason, before) };
  const ahead = before.filter((other) => byWorth(other, candidate) < 0);
  const own = ahead.filter(({ department }) => department === candidate.department);
  const after = (own.length >= roomPerDepartment ? own : ahead).slice(0, 2).map(({ name }) => name);
  return { phase, reason: 'queue' as const, after };
}

/** What saves more than a small project and goes before it; other reasons compare nothing. */
function largerNames(
  { savingsUsd }: PhaseCandidate,
  reason: PhaseReason,
  before: readonly PhaseCandidate[],
): string[] {
  const larger = before.filter((other) => reason === 'small' && other.savingsUsd > savingsUsd);
  return larger.slice(0, 2).map(({ name }) => name);
}

/** The earliest phase for which the ground is laid, whatever else there is to do, and what holds it back. */
function ground(
  { inCatalogue, profile, coverage, complexity, savingsUsd }: PhaseCandidate,
  { aiReadiness, currentAiUsage }: Setting,
): { phase: Phase; reason: PhaseReason } {
  if (savingsUsd < tooSmallUsd) return { phase: 4, reason: 'small' };
  if (!inCatalogue) return { phase: complexity === 'High' ? 3 : 2, reason: 'unseen' };
  if (profile.digital === 1) return { phase: complexity === 'High' ? 4 : 3, reason: 'paper' };
  if (coverage.ratio === 0) return { phase: 3, reason: 'data' };
  if (profile.judgement === 5) return { phase: 3, reason: 'judgement' };
  if (complexity === 'High') return { phase: 3, reason: 'hard' };
  if (profile.digital === 2) return { phase: 2, reason: 'paper' };
  if (coverage.ratio < 0.5) return { phase: 2, reason: 'data' };
  if (profile.judgement === 4) return { phase: 2, reason: 'judgement' };
  const experienced =
    aiReadiness === 'advanced' || (aiReadiness === 'intermediate' && currentAiUsage === 'yes');
  if (complexity === 'Medium' && !experienced) return { phase: 2, reason: 'hard' };
  return savingsUsd < notFirstUsd ? { phase: 2, reason: 'small' } : { phase: 1, reason: 'first' };
}

/** Most savings for the least effort first; names decide between equals, so that the order is always the same. */
function byWorth(a: PhaseCandidate, b: PhaseCandidate): number {
  return worth(b) - worth(a) || compareText(a.department, b.department) || compareText(a.name, b.name);
}

function worth({ savingsUsd, complexity, coverage }: PhaseCandidate): number {
  return savingsUsd * easeByComplexity[complexity] * (0.6 + 0.4 * coverage.ratio);
}

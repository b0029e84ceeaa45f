import type { Setting } from './automatableShare';
import { compareText } from './compareText';
import type { TaskEffort } from './costFormula';
import { isWorthwhile, type InvestmentReturn } from './investment/investmentReturn';
import { peopleBehind } from './peopleBehind';
import { firmRooms, roomsFor } from './plan/ownDays';
import type { SourceCoverage } from './sourceCoverage';
import type { Complexity, Phase, TaskProfile } from './types';

/*
 * The roadmap. Phase 1: quick wins that can start now. Phase 2: projects that follow once these run. Phase 3: projects
 * that need data, trust or experience first. Phase 4: projects that need foundations, are queued, or aren't worth their
 * cost. A task gets the earliest phase whose prerequisites are met and that has capacity. A firm can manage only a few
 * changes at a time, and one department even fewer; capacity grows with the number of people, or with the days they can
 * spend. If any project is worth its cost and not excluded by the client, phase 1 contains one.
 */

/** The properties of a task that the roadmap depends on. */
export interface PhaseCandidate {
  department: string;
  /** Name of the opportunity. */
  name: string;
  /** False for a task in the client's own words, whose profile is an assumption. */
  inCatalogue: boolean;
  profile: TaskProfile;
  coverage: SourceCoverage;
  complexity: Complexity;
  /** Its team, and the hours they spend on it. */
  input: TaskEffort;
  returns: InvestmentReturn;
  /** Set if the client excludes its work from software; it waits until the scope for software is agreed. */
  ruledOut?: string;
}

/** What prevents an earlier phase of a task. */
export type GroundReason = 'unseen' | 'paper' | 'data' | 'judgement' | 'hard';
/**
 * Why a task isn't in an earlier phase: 'first' if it starts at once, 'trial' if it starts on a small scale because
 * phase 1 must not be empty, 'queue' if others have priority.
 */
type PhaseReason = GroundReason | 'ruledOut' | 'first' | 'trial' | 'queue' | 'leaveAlone';

export interface PlannedPhase {
  phase: Phase;
  reason: PhaseReason;
  /** For 'trial': what would otherwise prevent it. */
  despite?: GroundReason;
}

/** Number of projects that any firm can manage in phase 1, by readiness. */
const firstPhaseRoom = { beginner: 2, intermediate: 3, advanced: 4 } as const;
/** Upper limit, beyond which no management can supervise all projects. */
const mostRoom = 12;
/** Limit per department, because the same people can't learn more new processes at once. */
const roomPerDepartment = 2;

const easeByComplexity: Readonly<Record<Complexity, number>> = { Low: 1, Medium: 0.7, High: 0.45 };

/**
 * Assigns a phase to each candidate, in the given order; the phases don't depend on that order.
 * @param ownDaysAMonth days the client's people can spend, if stated
 */
export function planPhases(
  candidates: readonly PhaseCandidate[],
  setting: Setting,
  ownDaysAMonth: number | null = null,
): PlannedPhase[] {
  const planned = new Map<PhaseCandidate, PlannedPhase>();
  const rooms = roomsOf(candidates, ownDaysAMonth);
  let open = candidates.filter(({ returns }) => isWorthwhile(returns)).sort(byWorth);
  for (const phase of [1, 2, 3] as const) {
    const first = Math.max(1, Math.min(mostRoom, firstPhaseRoom[setting.aiReadiness] + rooms.firm));
    const room = first + phase - 1;
    const ready = fillPhase(open, phase, { firm: room, departments: rooms.departments }, setting);
    const trial = phase === 1 && ready.length === 0 ? bestTrial(open, setting) : undefined;
    for (const candidate of ready) planned.set(candidate, plan(candidate, phase, setting));
    if (trial) planned.set(trial, { phase, reason: 'trial', despite: heldBackBy(trial, setting) });
    open = open.filter((candidate) => !planned.has(candidate));
  }
  for (const candidate of open) planned.set(candidate, plan(candidate, 4, setting));
  return candidates.map((candidate) => planned.get(candidate) ?? { phase: 4, reason: 'leaveAlone' as const });
}

interface Rooms {
  firm: number;
  departments: ReadonlyMap<string, number>;
}

/** Returns the remaining capacity of the firm and of each department. */
function roomsOf(candidates: readonly PhaseCandidate[], ownDaysAMonth: number | null): Rooms {
  const departments = [...new Set(candidates.map(({ department }) => department))].map((department) => {
    const own = candidates.filter((candidate) => candidate.department === department);
    return { department, people: peopleBehind(own.map(({ input }) => input)) };
  });
  return {
    firm: firmRooms(
      departments.reduce((sum, { people }) => sum + people, 0),
      ownDaysAMonth,
    ),
    departments: new Map(
      departments.map(({ department, people }) => [department, roomPerDepartment + roomsFor(people)]),
    ),
  };
}

/**
 * Fills a phase with the ready projects, most valuable first, within the capacity of the firm and of each department.
 * Excluded work takes no capacity: nobody works on it.
 */
function fillPhase(open: readonly PhaseCandidate[], phase: Phase, rooms: Rooms, setting: Setting) {
  const taken: PhaseCandidate[] = [];
  for (const candidate of open) {
    const begun = taken.filter(({ ruledOut }) => !ruledOut);
    const inDepartment = begun.filter(({ department }) => department === candidate.department).length;
    const room = rooms.departments.get(candidate.department) ?? roomPerDepartment;
    const hasRoom = begun.length < rooms.firm && inDepartment < room;
    if ((candidate.ruledOut || hasRoom) && earliestPhase(candidate, setting) <= phase) taken.push(candidate);
  }
  return taken;
}

/**
 * Returns the worthwhile project that can begin soonest; ties go to the most valuable. Excluded work is never tried.
 */
function bestTrial(open: readonly PhaseCandidate[], setting: Setting): PhaseCandidate | undefined {
  return open
    .filter(({ ruledOut }) => !ruledOut)
    .toSorted((a, b) => ground(a, setting).phase - ground(b, setting).phase)[0];
}

function heldBackBy(candidate: PhaseCandidate, setting: Setting): GroundReason {
  const { reason } = ground(candidate, setting);
  return reason === 'first' ? 'hard' : reason;
}

function plan(candidate: PhaseCandidate, phase: Phase, setting: Setting): PlannedPhase {
  if (candidate.ruledOut) return { phase, reason: 'ruledOut' };
  const earliest = ground(candidate, setting);
  return earliest.phase === phase ? earliest : { phase, reason: 'queue' };
}

/** Excluded work comes later, so that its scope is settled while other projects begin. */
function earliestPhase(candidate: PhaseCandidate, setting: Setting): Phase {
  const { phase } = ground(candidate, setting);
  return candidate.ruledOut && phase === 1 ? 2 : phase;
}

/** Returns the earliest phase whose prerequisites are met, regardless of capacity, and what prevents an earlier one. */
function ground(
  { inCatalogue, profile, coverage, complexity }: PhaseCandidate,
  { aiReadiness, currentAiUsage }: Setting,
): { phase: Phase; reason: GroundReason | 'first' } {
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
  return { phase: 1, reason: 'first' };
}

/** Sorts by value for effort; ties by name, so that the order is deterministic. */
function byWorth(a: PhaseCandidate, b: PhaseCandidate): number {
  return worth(b) - worth(a) || compareText(a.department, b.department) || compareText(a.name, b.name);
}

function worth({ returns, complexity, coverage }: PhaseCandidate): number {
  return returns.cases.expected.threeYearUsd * easeByComplexity[complexity] * (0.6 + 0.4 * coverage.ratio);
}

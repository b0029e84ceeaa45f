/** Limits of the days a month that the client's own people can spend. */
export const ownDaysLimits = { min: 1, max: 500 } as const;

/** Minimum of assumed days, until the client states them. */
const leastAssumed = 4;

/** Returns the assumed days a month of the client's own people: half a day each, at least four, at most the limit. */
export function assumedOwnDays(people: number): number {
  return Math.min(ownDaysLimits.max, Math.max(leastAssumed, Math.round(people / 2)));
}

/** The client's statement of available days. */
export interface ChosenDays {
  aMonth: number;
  /**
   * False if the phases couldn't be replanned: for an older analysis whose figures today's engine doesn't reproduce.
   */
  movesPhases: boolean;
}

/** 'assumed' until the client states them; 'calendar' if the statement affects the calendar but not the phases. */
export type OwnDaysBasis = 'assumed' | 'chosen' | 'calendar';

/** The days a month used for a plan's calendar. */
export interface OwnDays {
  aMonth: number;
  basis: OwnDaysBasis;
}

export function ownDaysOf(chosen: ChosenDays | null, people: number): OwnDays {
  if (!chosen) return { aMonth: assumedOwnDays(people), basis: 'assumed' };
  return { aMonth: chosen.aMonth, basis: chosen.movesPhases ? 'chosen' : 'calendar' };
}

/** Additional people per additional project. */
const peoplePerRoom = 10;
/** The same in days a month, at half a day per person. */
const daysPerRoom = peoplePerRoom / 2;

export const roomsFor = (people: number): number => Math.floor(people / peoplePerRoom);

/**
 * Returns the additional capacity of a phase, by the number of people, or by the days they can spend if stated;
 * negative if fewer than assumed for any firm. Stating exactly the assumption changes nothing.
 */
export function firmRooms(people: number, ownDaysAMonth: number | null): number {
  if (ownDaysAMonth === null || ownDaysAMonth === assumedOwnDays(people)) return roomsFor(people);
  if (ownDaysAMonth < leastAssumed) return Math.floor(ownDaysAMonth) - leastAssumed;
  return Math.floor(ownDaysAMonth / daysPerRoom);
}

/** Days a month that the client's own people can give. */
export const ownDaysLimits = { min: 1, max: 500 } as const;

/** No plan is counted with fewer days until the client says so. */
const leastAssumed = 4;

/** Own people's days a month that are counted with until the client says otherwise: half a day of each, at least four, at most the limit. */
export function assumedOwnDays(people: number): number {
  return Math.min(ownDaysLimits.max, Math.max(leastAssumed, Math.round(people / 2)));
}

/** What a client said that their people can give. */
export interface ChosenDays {
  aMonth: number;
  /** False where the phases couldn't be planned again: an older analysis whose figures today's engine doesn't come to. */
  movesPhases: boolean;
}

/** 'assumed' until the client said otherwise; 'calendar' where their word moves the calendar and not the phases. */
export type OwnDaysBasis = 'assumed' | 'chosen' | 'calendar';

/** The days a month that a plan's calendar is made with. */
export interface OwnDays {
  aMonth: number;
  basis: OwnDaysBasis;
}

export function ownDaysOf(chosen: ChosenDays | null, people: number): OwnDays {
  if (!chosen) return { aMonth: assumedOwnDays(people), basis: 'assumed' };
  return { aMonth: chosen.aMonth, basis: chosen.movesPhases ? 'chosen' : 'calendar' };
}

/** So many people more make room for one more project. */
const peoplePerRoom = 10;
/** The same in days a month, of which half a one is assumed of each. */
const daysPerRoom = peoplePerRoom / 2;

export const roomsFor = (people: number): number => Math.floor(people / peoplePerRoom);

/**
 * How many projects more than any firm a phase has room for, by its people, or by the days that they can give where the
 * client says so; fewer, where that is less than is assumed of any firm. Whoever names what is assumed changes nothing.
 */
export function firmRooms(people: number, ownDaysAMonth: number | null): number {
  if (ownDaysAMonth === null || ownDaysAMonth === assumedOwnDays(people)) return roomsFor(people);
  if (ownDaysAMonth < leastAssumed) return Math.floor(ownDaysAMonth) - leastAssumed;
  return Math.floor(ownDaysAMonth / daysPerRoom);
}

import { formatCount, formatTenths } from '@/format/numbers';

interface Role {
  people: number;
  /** Hours of routine work per person and week. */
  hoursBefore: number;
  hoursAfter: number;
  usdPerHour: number;
}

const weeksPerYear = 52;

/** The inputs of the illustrative law firm: everything else is computed from them. */
const attorneys: Role = { people: 10, hoursBefore: 29, hoursAfter: 12, usdPerHour: 210 };
const paralegals: Role = { people: 5, hoursBefore: 19, hoursAfter: 6, usdPerHour: 105 };

/** Sums a week of both roles. */
function weekOf(hoursEach: 'hoursBefore' | 'hoursAfter') {
  const ownHours = (role: Role) => role.people * role[hoursEach];
  return {
    hours: ownHours(attorneys) + ownHours(paralegals),
    costUsd: ownHours(attorneys) * attorneys.usdPerHour + ownHours(paralegals) * paralegals.usdPerHour,
  };
}

const before = weekOf('hoursBefore');
const after = weekOf('hoursAfter');

const weekly = { hours: before.hours - after.hours, usd: before.costUsd - after.costUsd };
const yearly = { hours: weekly.hours * weeksPerYear, usd: weekly.usd * weeksPerYear };

const percentLess = (from: number, to: number) => Math.round((1 - to / from) * 100);
const floorToThousands = (value: number) => Math.floor(value / 1_000) * 1_000;

/** A law firm's week before and after, with the resulting savings. Hours and US dollars. */
export const lawFirm = {
  roles: { attorneys, paralegals },
  people: {
    attorneys: attorneys.people,
    paralegals: paralegals.people,
    total: attorneys.people + paralegals.people,
  },
  before,
  after,
  weekly,
  yearly,
  /** Reduction of hours and cost in whole percent. */
  percentLess: {
    hours: percentLess(before.hours, after.hours),
    costUsd: percentLess(before.costUsd, after.costUsd),
  },
  /** Figures for headlines: rounded down, so that they promise no more than the calculation. */
  headlines: {
    hoursPerYear: `${formatCount(floorToThousands(yearly.hours))}+`,
    usdPerWeek: `$${floorToThousands(weekly.usd) / 1_000}K+`,
    usdPerYear: `$${formatTenths(Math.floor(yearly.usd / 100_000) / 10)}M`,
  },
} as const;

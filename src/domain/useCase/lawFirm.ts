import { formatCount, formatTenths } from '@/format/numbers';

interface Role {
  people: number;
  /** Of routine work, each person a week. */
  hoursBefore: number;
  hoursAfter: number;
  usdPerHour: number;
}

const weeksPerYear = 52;

/** The inputs of the illustrative law firm: everything else is computed from them. */
const attorneys: Role = { people: 10, hoursBefore: 29, hoursAfter: 12, usdPerHour: 210 };
const paralegals: Role = { people: 5, hoursBefore: 19, hoursAfter: 6, usdPerHour: 105 };

/** A week of both roles together. */
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

/** A law firm's week before and after, with the savings that follow. Hours and US dollars. */
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
  /** Whole percent by which hours and cost fall. */
  percentLess: {
    hours: percentLess(before.hours, after.hours),
    costUsd: percentLess(before.costUsd, after.costUsd),
  },
  /** The figures as headlines show them: rounded down, so that they promise no more than the sums. */
  headlines: {
    hoursPerYear: `${formatCount(floorToThousands(yearly.hours))}+`,
    usdPerWeek: `$${floorToThousands(weekly.usd) / 1_000}K+`,
    usdPerYear: `$${formatTenths(Math.floor(yearly.usd / 100_000) / 10)}M`,
  },
} as const;

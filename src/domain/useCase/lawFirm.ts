import { formatCount, formatTenths } from '@/format/numbers';

/** One week of one kind of work. */
interface Week {
  hours: number;
  costUsd: number;
}

const weeksPerYear = 52;

/** The published pairs of the law-firm use case: everything else is computed from them. */
const people = { attorneys: 10, paralegals: 5 } as const;
const before: Week = { hours: 385, costUsd: 70_875 };
const after: Week = { hours: 150, costUsd: 28_350 };

const weekly = { hours: before.hours - after.hours, usd: before.costUsd - after.costUsd };
const yearly = { hours: weekly.hours * weeksPerYear, usd: weekly.usd * weeksPerYear };

const percentLess = (from: number, to: number) => Math.round((1 - to / from) * 100);
const floorToThousands = (value: number) => Math.floor(value / 1_000) * 1_000;

/** A law firm's week before and after, with the savings that follow. Hours and US dollars. */
export const lawFirm = {
  people: { ...people, total: people.attorneys + people.paralegals },
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

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatCount } from '@/format/numbers';
import { complexities } from '../types';
import {
  assumedDayRateUsd,
  ownMachinesSetupFactor,
  rolloutDaysPerPerson,
  seatUsd,
  setupDays,
  solutionFromHours,
  solutionKinds,
  toolUsd,
  trainingHoursPerPerson,
  upkeepPart,
  valueYears,
  type Span,
} from './investmentFactors';
import { assumedAsOf, licencePrices } from './investmentSources';

const page = readFileSync('docs/money.md', 'utf8');
/** Low and high of each row of the page's table, in its order. */
const rows = [...page.matchAll(/^\|[^|]+\|\s*([\d.,%]+)\s*\|\s*([\d.,%]+)\s*\|/gmu)].map(([, low, high]) => [
  low,
  high,
]);
const counts = ({ low, high }: Span) => [formatCount(low), formatCount(high)];

it('are those of the page for review', () => {
  expect(rows).toEqual([
    ...solutionKinds.flatMap((kind) => complexities.map((level) => counts(setupDays[kind][level]))),
    counts(rolloutDaysPerPerson),
    ...complexities.map((level) => counts(trainingHoursPerPerson[level])),
    ...solutionKinds.map((kind) => counts(toolUsd[kind])),
    counts(seatUsd),
    [`${upkeepPart.low * 100}%`, `${upkeepPart.high * 100}%`],
  ]);
  for (const figure of [
    solutionFromHours.configured,
    solutionFromHours.built,
    assumedDayRateUsd,
    ownMachinesSetupFactor,
  ])
    expect(page).toContain(formatCount(figure));
  expect(page).toContain(`over ${valueYears} years`);
  for (const { price, publisher, asOf } of licencePrices.flatMap(({ sources }) => sources)) {
    expect(page).toContain(`${publisher}, ${asOf}`);
    expect(page).toContain(price.split(' ')[0]);
  }
  expect(page).toContain(`as of ${assumedAsOf}`);
});

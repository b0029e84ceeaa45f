import { describe, expect, it } from 'vitest';
import { automatableShare, type SharePercents } from './automatableShare';
import { departments } from './catalogue/departments';
import { neutralTaskProfile } from './catalogue/neutralTaskProfile';
import type { SourceCoverage } from './sourceCoverage';
import { readinessLevels, yesNoAnswers, type Grade, type TaskProfile } from './types';

const grades: readonly Grade[] = [1, 2, 3, 4, 5];
const [allData, halfData, noData]: [SourceCoverage, SourceCoverage, SourceCoverage] = [
  { atHand: ['CRM records', 'Customer emails'], missing: [], ratio: 1 },
  { atHand: ['CRM records'], missing: ['Customer emails'], ratio: 0.5 },
  { atHand: [], missing: ['CRM records', 'Customer emails'], ratio: 0 },
];
const best = { aiReadiness: 'advanced', currentAiUsage: 'yes' } as const;
const ordinary = { aiReadiness: 'intermediate', currentAiUsage: 'no' } as const;

const profiles: readonly TaskProfile[] = grades.flatMap((structure) =>
  grades.flatMap((variation) =>
    grades.flatMap((digital) =>
      grades.map((judgement) => ({ structure, variation, digital, judgement, sources: ['CRM records'] })),
    ),
  ),
);
const settings = readinessLevels.flatMap((aiReadiness) =>
  yesNoAnswers.map((currentAiUsage) => ({ aiReadiness, currentAiUsage })),
);
const everyShare = profiles.flatMap((profile) =>
  [allData, halfData, noData].flatMap((coverage) =>
    settings.map((setting) => ({
      profile,
      coverage,
      setting,
      ...automatableShare(profile, coverage, setting),
    })),
  ),
);

const expectedOf = (
  change: Partial<TaskProfile>,
  coverage = allData,
  setting: (typeof settings)[number] = best,
) =>
  automatableShare(
    { structure: 3, variation: 3, digital: 3, judgement: 3, sources: ['CRM records'], ...change },
    coverage,
    setting,
  ).expected;

const isOrdered = ({ cautious, expected, ambitious }: SharePercents) =>
  1 <= cautious && cautious <= expected && expected <= ambitious;

describe('automatableShare', () => {
  it('is ordered and in whole percents for every profile and answer', () => {
    expect(everyShare).toHaveLength(625 * 3 * 6);
    expect(everyShare.filter((share) => !isOrdered(share))).toEqual([]);
    expect(
      everyShare.filter((share) => !Number.isInteger(share.cautious + share.expected + share.ambitious)),
    ).toEqual([]);
  });

  it('never expects more than 70 % nor hopes for more than 80 %', () => {
    expect(Math.max(...everyShare.map(({ expected }) => expected))).toBe(70);
    expect(Math.max(...everyShare.map(({ ambitious }) => ambitious))).toBeLessThanOrEqual(80);
  });

  it.each([
    [5, 17],
    [4, 30],
    [3, 47],
  ])('stays below its ceiling at judgment grade %i', (judgement, ceiling) => {
    const shares = everyShare.filter(({ profile }) => profile.judgement === judgement);
    expect(Math.max(...shares.map(({ expected }) => expected))).toBe(ceiling);
  });

  it('follows the formula, with a range that is wider where data is missing', () => {
    const profile = {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 3,
      sources: ['CRM records'],
    } as const;
    // 0.47 × 0.87 × 0.91 × 0.84 × 0.92 × 0.95 = 27.3 %, 24 % less and 16.8 % more.
    expect(automatableShare(profile, allData, ordinary)).toEqual({
      cautious: 21,
      expected: 27,
      ambitious: 32,
    });
    // The same × 0.85 = 23.2 %, 30 % less and 21 % more.
    expect(automatableShare(profile, halfData, ordinary)).toEqual({
      cautious: 16,
      expected: 23,
      ambitious: 28,
    });
  });

  it('promises less for each grade of variation and judgment', () => {
    const falling = (values: number[]) =>
      values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));
    expect(falling(grades.map((variation) => expectedOf({ variation })))).toBe(true);
    expect(falling(grades.map((judgement) => expectedOf({ judgement })))).toBe(true);
    expect(falling(grades.toReversed().map((structure) => expectedOf({ structure })))).toBe(true);
    expect(falling(grades.toReversed().map((digital) => expectedOf({ digital })))).toBe(true);
  });

  it('promises less with less data, and is less sure of it', () => {
    const [full, half, none] = [allData, halfData, noData].map((coverage) => expectedOf({}, coverage));
    expect([full, half, none]).toEqual([31, 27, 22]);
    const wide = automatableShare(neutralTaskProfile, noData, best);
    const narrow = automatableShare(neutralTaskProfile, allData, best);
    expect(wide.cautious / wide.expected).toBeLessThan(narrow.cautious / narrow.expected);
  });

  it('promises beginners less than the experienced', () => {
    const shares = readinessLevels.map((aiReadiness) => expectedOf({}, allData, { ...best, aiReadiness }));
    expect(shares).toEqual([26, 29, 31]);
  });

  it('does not count again what people already gain from AI in drafting work', () => {
    expect(expectedOf({ structure: 2 })).toBeLessThan(
      expectedOf({ structure: 2 }, allData, { ...best, currentAiUsage: 'no' }),
    );
    expect(expectedOf({ structure: 4 })).toBeGreaterThan(
      expectedOf({ structure: 4 }, allData, { ...best, currentAiUsage: 'no' }),
    );
  });

  it('gives the catalogue’s hundred tasks an average near what public studies find', () => {
    const shares = departments
      .flatMap(({ tasks }) => tasks)
      .map(({ profile }) => automatableShare(profile, allData, ordinary).expected);
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    // Between Goldman Sachs's fourth of all work and the 44 to 46 % of administrative and legal work.
    expect(average).toBeGreaterThan(25);
    expect(average).toBeLessThan(46);
  });

  it('promises less for a task nobody knows than for the average known one', () => {
    expect(automatableShare(neutralTaskProfile, allData, ordinary).expected).toBeLessThan(20);
  });
});

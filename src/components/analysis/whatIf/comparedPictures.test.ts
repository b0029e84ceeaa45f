import { describe, expect, it } from 'vitest';
import { savingsPictures } from '@/content/analysis/savingsPictures';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { comparedPictures, type BarWords } from './comparedPictures';

const opportunity = (department: string, phase: number, calculatedSavings: number | string) => ({
  name: `${department} ${phase}`,
  department,
  phase,
  roiModel: { savedHours: 0, calculatedSavings },
});
const analysis = (...opportunities: object[]) => ({
  departmentTasks: {},
  opportunities: readOpportunities(opportunities),
});
const words: readonly [BarWords, BarWords] = [
  { head: 'A', figure: (amount) => amount },
  { head: 'B', figure: (amount) => amount },
];

const textsOf = (pictures: ReturnType<typeof comparedPictures>) =>
  pictures.map(({ groups }) => groups.map(({ name, bars }) => [name, ...bars.map(({ text }) => text)]));

describe('comparedPictures', () => {
  const first = analysis(
    opportunity('Sales', 1, 500),
    opportunity('Finance', 2, 'TBD'),
    opportunity('Sales', 3, 0),
  );

  it('says of a phase what the report says: TBD where no amount is stated, $0 where nothing is saved', () => {
    expect(textsOf(comparedPictures(first, first, words))).toEqual([
      [['Sales', '$500', '$500']],
      [
        ['Phase 1', '$500', '$500'],
        ['Phase 2', 'TBD', 'TBD'],
        ['Phase 3', '$0', '$0'],
      ],
    ]);
    const { opportunities } = first;
    expect(textsOf([...savingsPictures({ opportunities, department_tasks: {} })])[1]).toEqual([
      ['Phase 1', '$500'],
      ['Phase 2', 'TBD'],
      ['Phase 3', '$0'],
    ]);
  });

  it('has nothing for what only the other has, and for what is tried with no savings', () => {
    const second = analysis(opportunity('Sales', 1, 0), opportunity('Finance', 2, 70));
    expect(textsOf(comparedPictures(first, second, words))).toEqual([
      [
        ['Sales', '$500', '$0'],
        ['Finance', 'TBD', '$70'],
      ],
      [
        ['Phase 1', '$500', '$0'],
        ['Phase 2', 'TBD', '$70'],
        ['Phase 3', '$0', '$0'],
      ],
    ]);
  });
});

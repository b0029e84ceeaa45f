import { describe, expect, it } from 'vitest';
import { analyze } from '@/domain/analysis/analyze';
import { countedTasks } from '@/domain/analysis/countedTasks';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { assumptionOf } from '@/domain/analysis/whatIf';
import {
  chooseFrequency,
  hasProblem,
  isChanged,
  startTries,
  triedFieldProblem,
  typeNumber,
} from './triedTasks';

const counted = countedTasks(analyze(distributor));
const tries = startTries(counted);
const id = counted[0]?.id ?? '';
const first = (list: typeof tries) => list[0] as (typeof tries)[number];

describe('what is tried out', () => {
  it('starts with the numbers of the analysis', () => {
    expect(tries.map(({ assumption }) => assumption)).toEqual(counted.map(assumptionOf));
    expect(tries.some(isChanged)).toBe(false);
  });

  it('takes up what is typed, and back again', () => {
    const changed = typeNumber(tries, id, 'teamSize', '9');
    expect(first(changed).assumption.teamSize).toBe(9);
    expect(changed.filter(isChanged)).toHaveLength(1);
    const own = String(counted[0]?.task.teamSize);
    expect(typeNumber(changed, id, 'teamSize', own).some(isChanged)).toBe(false);
  });

  it('keeps the last number in force while what is typed can’t be counted', () => {
    const half = typeNumber(typeNumber(tries, id, 'salary', '60000'), id, 'salary', '6');
    expect(first(half)).toMatchObject({ typed: { salary: '6' }, assumption: { salary: 60_000 } });
    expect(hasProblem(first(half))).toBe(true);
    const empty = typeNumber(tries, id, 'hours', '');
    expect(empty.some(isChanged)).toBe(false);
    expect(hasProblem(first(empty))).toBe(true);
  });

  it('changes how often the hours are spent, and nothing for what is no frequency', () => {
    expect(first(chooseFrequency(tries, id, 'Month')).assumption.frequency).toBe('Month');
    expect(chooseFrequency(tries, id, 'Year')).toEqual(tries);
  });
});

describe('triedFieldProblem', () => {
  it.each(['0', '29', '80'])('takes a share of %s', (text) => {
    expect(triedFieldProblem('sharePercent', text)).toBeNull();
  });

  it.each(['', '-1', '81', '12.5', '1e', 'x'])('refuses a share of “%s”', (text) => {
    expect(triedFieldProblem('sharePercent', text)).toBe('Enter a whole percent from 0 to 80.');
  });

  it('takes the limits of the wizard for everything else', () => {
    expect(triedFieldProblem('hours', '40')).toBeNull();
    expect(triedFieldProblem('hours', '41')).toBe('Enter 40 hours at most.');
    expect(triedFieldProblem('salary', '29999')).toBe('Enter at least $30,000 a year.');
    expect(triedFieldProblem('teamSize', '1.5')).toBe('Enter a whole number of people.');
  });
});

import { describe, expect, it } from 'vitest';
import { seasonalHours } from './seasonalHours';

const tasks = ['Keying W2s and 1099s', 'Forms for school', 'Payroll for clients'];
const foundIn = (additionalContext: string) => [
  ...seasonalHours({ goals: '', bottlenecks: '', additionalContext }, tasks).entries(),
];

describe('hours that fall into a part of the year', () => {
  it.each([
    ['The hours for keying are Feb to April only, the rest of the year its almost nothing.', tasks[0]],
    ['We do the school forms just in July and August.', tasks[1]],
    ['School forms come in summer and almost none the rest of the year.', tasks[1]],
    ['Keying happens only during tax season.', tasks[0]],
  ])('belong to the task that is named: %s', (sentence, task) => {
    expect(foundIn(sentence)).toEqual([[task, `“${sentence}”`]]);
  });

  it.each([
    'Payroll runs every week.',
    'We can only start after April.',
    'In March the keying piles up.',
    'Only in March did we hire someone.',
    'A clerk may only start keying forms after noon.',
  ])('are not stated by: %s', (sentence) => {
    expect(foundIn(sentence)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { isUnsized, openQuestions } from './isUnsized';

it('asks both questions about a task in the client’s own words, until they are answered', () => {
  const taskName = 'Feeding the cats';
  expect(openQuestions({ taskName })).toEqual(['cases', 'input']);
  expect(openQuestions({ taskName, cases: 'alike' })).toEqual(['input']);
  expect(openQuestions({ taskName, input: 'paper' })).toEqual(['cases']);
  expect(openQuestions({ taskName, cases: 'alike', input: 'paper' })).toEqual([]);
  expect(isUnsized({ taskName })).toBe(true);
  expect(isUnsized({ taskName, cases: 'alike', input: 'paper' })).toBe(false);
});

it.each(['Processing supplier invoices', 'Accounts payable'])(
  'asks nothing about a task that the catalogue knows: %s',
  (taskName) => {
    expect(openQuestions({ taskName })).toEqual([]);
    expect(isUnsized({ taskName })).toBe(false);
  },
);

it('asks the other question if an answer makes a known task the client’s own', () => {
  expect(openQuestions({ taskName: 'Accounts payable', cases: 'different' })).toEqual(['input']);
});

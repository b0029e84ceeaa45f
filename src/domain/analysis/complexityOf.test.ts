import { describe, expect, it } from 'vitest';
import { complexityOf } from './complexityOf';
import type { TaskProfile } from './types';

const easy: TaskProfile = { structure: 5, variation: 1, digital: 5, judgement: 1, sources: ['CRM records'] };
const middling: TaskProfile = { ...easy, structure: 4, variation: 3, digital: 4, judgement: 3 };
const allData = { atHand: ['CRM records'], missing: [], ratio: 1 };
const noData = { atHand: [], missing: ['CRM records'], ratio: 0 };

describe('complexityOf', () => {
  it('is Low for structured, uniform, digital work', () => {
    expect(complexityOf(easy, allData, 3, 'intermediate')).toBe('Low');
  });

  it('is High for expert work on paper', () => {
    expect(
      complexityOf({ ...easy, structure: 1, variation: 5, digital: 2, judgement: 5 }, allData, 3, 'advanced'),
    ).toBe('High');
  });

  it.each([
    ['as it stands', allData, 3, 'intermediate', 'Low'],
    ['without its data', noData, 3, 'intermediate', 'Medium'],
    ['for a large team', allData, 20, 'intermediate', 'Medium'],
    ['for beginners', allData, 3, 'beginner', 'Medium'],
    ['for the advanced, without data', noData, 3, 'advanced', 'Medium'],
  ] as const)(
    'counts every hurdle of a middling task: %s',
    (_case, coverage, teamSize, readiness, complexity) => {
      expect(complexityOf(middling, coverage, teamSize, readiness)).toBe(complexity);
    },
  );
});

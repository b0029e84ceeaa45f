import { describe, expect, it } from 'vitest';
import { readConstraints } from './readConstraints';
import { statedPause } from './pauses';

const pauseIn = (additionalContext: string) =>
  statedPause(readConstraints({ goals: '', bottlenecks: '', additionalContext }));

describe('statedPause', () => {
  it.each([
    [
      'Nothing new in November and December please, that is when the 1/1 renewals hit.',
      'in November and December',
    ],
    ['Not during tax season.', 'during tax season'],
    ['Please not before march', 'before March'],
    ['We can’t start anything new until April, we are understaffed.', 'until April'],
    ['No changes during harvest.', 'during harvest'],
    ['We are slammed, so no new software between June and August.', 'between June and August'],
    ['No go-lives in Q4.', 'in q4'],
  ])('hears %j', (text, when) => {
    expect(pauseIn(text)).toBe(when);
  });

  it.each([
    'Sales are slow in November and December.',
    'Customers may not pay before March.',
    'We sold nothing in December.',
    'Most returns come in during tax season.',
    'Nothing changes the price of beef in summer more than the weather.',
    'Certificates must be out before December.',
    'No customers during the holidays.',
  ])('hears no pause in %j', (text) => {
    expect(pauseIn(text)).toBeUndefined();
  });
});

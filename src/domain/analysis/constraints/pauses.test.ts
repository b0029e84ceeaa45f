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
    [
      'Produce runs May to July, everybody is slammed, no new anything in those 3 months.',
      'from May to July',
    ],
    ['I don’t want anything else started till that’s settled, say November.', 'until November'],
    ['Please not before march', 'before March'],
    ['We can’t start anything new until April, we are understaffed.', 'until April'],
    ['No changes during harvest.', 'during harvest'],
    ['Freeze from mid November to 6 January.', 'from mid November to 6 January'],
    ['We are slammed, so no new software between June and August.', 'between June and August'],
    ['No go-lives in Q4.', 'in Q4'],
    ['Nothing before the new year.', 'before the new year'],
    ['Summer is crazy so don’t plan anything in June, July or August.', 'in June, July or August'],
    ['Start in spring, not in winter.', 'in winter'],
    ['Nothing happens before March.', 'before March'],
    ['We are swamped and wait until April.', 'until April'],
    ['Not until after harvest.', 'until after harvest'],
    ['We can only start after April 15.', 'until after April 15'],
    ['Leave December alone, it is our busiest month.', 'during December'],
    ['Avoid tax season please.', 'during tax season'],
    ['January to April 15 is off limits.', 'during January to April 15'],
    ['Nothing in March or from June to August.', 'in March or from June to August'],
    ['Nothing new in March, and not in June or July.', 'in March, and in June or July'],
    ['No projects in January, none in April and nothing in June.', 'in January, in April and in June'],
    ['No projects in March. No projects in August.', 'in March or in August'],
    ['Nothing new in Nov. and Dec. please.', 'in Nov and Dec'],
    ['Nothing new between Nov. 15 and Dec. 31.', 'between Nov 15 and Dec 31'],
    ['No changes in Nov. or Dec. We are busy then.', 'in Nov or Dec'],
  ])('hears %j', (text, when) => {
    expect(pauseIn(text)).toBe(when);
  });

  it('hears it in the goals, beside another one', () => {
    const answers = { goals: 'Grow. Nothing new before March.', bottlenecks: '', additionalContext: '' };
    expect(statedPause(readConstraints(answers))).toBe('before March');
    const context = { ...answers, additionalContext: 'Not during harvest.' };
    expect(statedPause(readConstraints(context))).toBe('during harvest or before March');
  });

  it('doesn’t depend on how much of the sentence is quoted', () => {
    const long = `We are busy${' and busy'.repeat(40)}, so nothing new in November.`;
    expect(pauseIn(long)).toBe('in November');
  });

  it.each([
    'Sales are slow in November and December.',
    'Customers may not pay before March.',
    'We sold nothing in December.',
    'Most returns come in during tax season.',
    'Nothing changes the price of beef in summer more than the weather.',
    'Certificates must be out before December.',
    'No customers during the holidays.',
    'We avoid overtime in summer.',
    'We leave in December.',
    'Sales happen in summer, not in winter.',
    'Parts are often missing, not in inventory when we need them.',
    'Tax clients bring papers late and wait until April.',
    'We have clients that wait until April.',
    'Business is seasonal: nothing happens in January.',
  ])('hears no pause in %j', (text) => {
    expect(pauseIn(text)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { namesTarget } from './namesTarget';

describe('a goal', () => {
  it.each([
    'Cut no-shows from 12% to 6%',
    'Take 15% more returns with the same people',
    'Invoices out within two days after delivery',
    'Have insurance claims paid within 20 days',
    'Call every first-time donor within a week',
    'Answer tenants the same day',
    'Scrap under 2',
    'Halve the time to first answer',
    'Double our sales',
    'Ship every two weeks',
    'Reply to every complaint within 2 weeks',
    'Cut turnaround in claims to within a week',
    'Get paid within six weeks',
    'Bring DSO down to 35 days',
    'Shorten the wait by two hours',
  ])('names a target: %s', (goal) => expect(namesTarget(goal)).toBe(true));

  it.each([
    'Take on more clients without hiring.',
    'Have Sundays off.',
    'Be certified in 2027',
    'By 2027 invoices leave without delay.',
    'Answer the phone 24/7.',
    'Open a second location within 12 months.',
    'Move to the new building in 6 weeks',
    'Return to profit within 12 months',
    'Pay off the loan within 10 months',
    'Keep owners from calling about statements',
    'A day without phone calls',
    'One inbox for everybody',
    'Bring all sites under one roof',
    'Stop double booking',
  ])('names none: %s', (goal) => expect(namesTarget(goal)).toBe(false));
});

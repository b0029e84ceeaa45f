import { describe, expect, it } from 'vitest';
import { namesTarget, targetsIn } from './namesTarget';

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
    'We lost 20% of our guests and want to win back half of them within 30 days',
    'Reduce the 12% of orders that were late to 6%',
    'Our no-shows should go from 12% to 6%',
    'No-shows from 12% to 6%',
  ])('names one beside what is so today: %s', (goal) => expect(namesTarget(goal)).toBe(true));

  it.each([
    'We lost 20% of our guests last year',
    'Last year we lost 20% of our guests',
    'No-shows went from 6% to 12%',
    'Sales fell by 15%',
    'About 20% of guests left',
    'In winter our rooms were 40% empty',
    'We are losing 10% of bids',
    'No-shows are at 12%',
  ])('names none, but what was or is so: %s', (goal) => expect(namesTarget(goal)).toBe(false));

  it('may hold several', () => {
    expect(targetsIn('Quote within two days, and win 25% of quotes')).toHaveLength(2);
    expect(targetsIn('Cut no-shows from 12% to 6%')).toHaveLength(1);
  });

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

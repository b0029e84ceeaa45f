import { describe, expect, it } from 'vitest';
import { incomingWords } from './incomingWords';
import { saysArrivesOffline } from './saysArrivesOffline';

const orders = 'Entering customer orders';
const invoices = 'Processing supplier invoices';
const chosen = new Set([orders, invoices]);
const nothing = { goals: '', bottlenecks: '', additionalContext: '' };

describe('how work comes in', () => {
  it.each([
    'Customer orders come by phone',
    'Orders are on paper and typed in at night',
    'Supplier invoices arrive by post',
    'We enter orders from handwritten slips',
    'Orders are faxed to us',
    'Invoices come in the mail',
  ])('is offline: %s', (words) => {
    expect(saysArrivesOffline(words)).toBe(true);
  });

  it.each([
    'Customer orders come by email',
    'Customer orders come by e-mail as PDF',
    'Purchase orders are chased by phone',
    'Orders no longer come by phone',
    'Orders used to come on paper',
    'Invoices come through the portal instead of by post',
    'We want a paperless office',
    'The phone rings all day',
  ])('isn’t said to be: %s', (words) => {
    expect(saysArrivesOffline(words)).toBe(false);
  });

  it('is heard in a goal only where it is so today', () => {
    expect(saysArrivesOffline('Take orders by phone at night', { isGoal: true })).toBe(false);
    expect(saysArrivesOffline('Stop taking orders by phone', { isGoal: true })).toBe(true);
  });
});

describe('the words that say so', () => {
  it.each(['bottlenecks', 'additionalContext'] as const)(
    'are found in the %s, of a chosen task alone',
    (where) => {
      const text =
        'Customer orders come by phone. Time sheets are on paper. Supplier invoices come by email.';
      expect([...incomingWords({ ...nothing, [where]: text }, chosen)]).toEqual([
        [orders, '“Customer orders come by phone.”'],
      ]);
    },
  );

  it('are found in goals, and in the second sentence about a task', () => {
    const goals = 'Enter customer orders within an hour. Customer orders should stop coming by phone.';
    expect(incomingWords({ ...nothing, goals }, chosen).get(orders)).toBe(
      '“Customer orders should stop coming by phone.”',
    );
  });

  it('are told apart by clause', () => {
    const bottlenecks = 'Customer orders come by email, supplier invoices come by post';
    expect([...incomingWords({ ...nothing, bottlenecks }, chosen).keys()]).toEqual([invoices]);
  });
});

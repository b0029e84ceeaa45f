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
    'Chefs leave voicemails with orders at midnight and 3 people type them till 5 am.',
    'Customers fax orders',
    'Fax orders pile up',
    'Drivers bring paper orders back',
    'Customers call in their orders',
    'Restaurants phone us their orders',
    'Orders are left on voicemail',
    'Donors mail us checks',
    'Crews turn in paper time sheets',
    'Clients drop off their receipts on paper',
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
    'We fax orders to the mill',
    'We still phone orders in to suppliers',
    'We send paper invoices',
    'We mail statements every month',
    'Nobody picks up, so we leave voicemails',
    'Our fax machine is broken',
    'We call suppliers about orders',
    'Customers call about orders',
    'Customers call three times to move one appointment',
    'Phone bills are high',
    'Paper bags run out',
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

  it.each([
    'Chefs leave voicemails with orders at midnight and 3 people type them till 5 am.',
    'Customers fax orders.',
    'Fax orders pile up.',
    'Drivers bring paper orders back.',
    'Customers call in their orders.',
  ])('are known by who brings the work, or by what it is: %s', (bottlenecks) => {
    expect(incomingWords({ ...nothing, bottlenecks }, chosen).get(orders)).toBe(`“${bottlenecks}”`);
  });

  it('come to an end, however often they are begun', () => {
    for (const words of ['leave us ', 'fax ', 'call in the ', 'paper ', 'we still ', 'by the '])
      expect(typeof saysArrivesOffline(words.repeat(5_000))).toBe('boolean');
  });

  it('are told apart by clause', () => {
    const bottlenecks = 'Customer orders come by email, supplier invoices come by post';
    expect([...incomingWords({ ...nothing, bottlenecks }, chosen).keys()]).toEqual([invoices]);
  });
});

import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/domain/text/fixtures/expectLinear';
import { partsWithoutPraise, partsOf, isDismissed } from './partsOf';

const sentences = (text: string) => partsOf(text).map(({ sentence }) => sentence);

describe('a text', () => {
  it.each([
    'Drafting agreements takes too long, e.g. leases and NDAs',
    'Mr. Smith approves all invoices',
    'The U.S. team retypes invoices (i.e. every line of them)',
    'Quotes, orders, etc. are typed twice',
    'Entering one takes approx. 20 minutes',
    'It is email vs. phone all day',
    'Ms. Lee, Mrs. Wu and Dr. Cohen wait for files',
    'Acme Inc. sends orders by fax, and Smith & Co. by post',
    'Orders from St. Paul come late',
    'Form No. 7 is filled in by hand',
    'J. Smith alone knows the prices',
    'The teachers assoc. must be consulted',
    'The Dept. of Health wants to see each form',
    'Avg. Handling time is 20 minutes',
    'Est. 40 calls a day go unanswered',
    'Entering orders (incl. Returns) takes all day',
    'Mgmt. wants to see proof',
    'From Sept. 1 or in Sept. at the latest the phones ring all day',
    'It takes 3 hrs. for each file',
    'Acme Corp. sends orders by fax',
  ])('is one sentence, short forms and all: %s', (text) => {
    expect(sentences(`${text}. Stock runs out.`)).toEqual([text, 'Stock runs out']);
  });

  it.each([
    ['We type orders, quotes, etc. Stock runs out.', ['We type orders, quotes, etc', 'Stock runs out']],
    ['It takes 3 hrs. Stock runs out.', ['It takes 3 hrs', 'Stock runs out']],
    ['Ask the sales dept. Stock runs out.', ['Ask the sales dept', 'Stock runs out']],
    ['We start in Sept. Stock runs out.', ['We start in Sept', 'Stock runs out']],
    ['Our pay is the best. Stock runs out.', ['Our pay is the best', 'Stock runs out']],
    ['We buy from Acme Inc. Stock runs out.', ['We buy from Acme Inc', 'Stock runs out']],
    ['Food cost is all of our P&L. Stock runs out.', ['Food cost is all of our P&L', 'Stock runs out']],
    ['Is it fast? No. Stock runs out!', ['Is it fast', 'No', 'Stock runs out']],
    ['It is only my wife and I. Stock runs out.', ['It is only my wife and I', 'Stock runs out']],
    [
      'Stock runs out.\nLeads go cold!\n• Quotes take days',
      ['Stock runs out', 'Leads go cold', 'Quotes take days'],
    ],
  ])('ends its sentences elsewhere: %j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('has its parts apart at a contrast, and none at an exception', () => {
    const [read] = partsOf('Nobody but us sees files, but everybody waits for them.');
    expect(read?.parts).toEqual(['Nobody but us sees files', 'everybody waits for them']);
  });

  it.each([
    ['Payroll is fine, leave it alone', []],
    ['Payroll is fine and AI must not touch it', ['AI must not touch it']],
    [
      'AI must not touch payroll, it works fine, no data leaves',
      ['AI must not touch payroll, no data leaves'],
    ],
    ['Payroll runs smoothly and must stay so', ['Payroll runs smoothly and must stay so']],
    ['Quotes take days, but payroll is fine', ['Quotes take days']],
    ['A human has to sign and it takes days, the rest is fine', ['A human has to sign and it takes days,']],
  ])('is read with what it says beside praise: %s', (text, expected) => {
    expect(partsWithoutPraise(text).flatMap(({ parts }) => parts)).toEqual(expected);
  });
});

describe('work that is no trouble', () => {
  it.each([
    'Payroll works fine, leave it alone',
    'Everything about payroll is handled by our accountant',
    'Payroll is handled by an outside payroll provider',
    'Billing is covered by our agency',
    'Our taxes are handled well',
    'Backups are handled',
    'Backups are handled, please leave them',
    'Returns are taken care of',
    'Benefits are handled by ADP',
    'Taxes are handled by our CPA',
    'Calls are handled by an answering service',
    'The office move is sorted',
    'Accounts payable is outsourced and runs smoothly',
    'Hiring is going great',
    'Scheduling seems to be fine',
    'Quotes are fast',
    'Unlike our competitors, our quotes are fast',
    'Payroll is handled and needs nothing',
    'We have no trouble with quotes',
    'No complaints about billing',
    'No problems are known',
    'Payroll isn’t a problem',
    'Late invoices are not our biggest problem',
    'Payroll is not our first priority',
    'Payroll is not where we lose time',
    'Marketing is not where we want to spend time',
    'We are happy with payroll',
  ])('is heard: %s', (part) => {
    expect(isDismissed(part)).toBe(true);
  });

  it.each([
    'All customer orders are handled by hand',
    'Orders are handled on paper',
    'Orders are handled by our one clerk',
    'Orders are handled by two people',
    'Orders are handled by an old accountant who is ill',
    'Support tickets are sorted manually',
    'Orders are taken care of by hand',
    'Shifts are covered by whoever is free',
    'Nobody likes how returns are handled',
    '80 calls a day have to be handled',
    'Competitors are fast and we take three days to quote',
    'The competition is great at quotes',
    'Other shops are quick',
    'Our competitors’ service is great',
    'Customers have no problem leaving us',
    'Mail is sorted and delivered by two clerks',
    'Service used to be great, now calls go to voicemail',
    'Scheduling used to run smoothly',
    'Payroll was fine before Denise left',
    'Payroll no longer runs smoothly',
    'Quotes should be fast',
    'Billing has to run smoothly',
    'Customers are quick to complain',
    'Our response times are not where they should be',
    'Billing is not where we want it to be',
    'Billing is not where it used to be',
    'Billing is not where we would like it',
    'Late invoices are not our only problem',
    'Late invoices are not a new problem',
    'Typing orders is not a small issue',
    'Customers are no longer happy with our service',
    'Customers are less happy with our service',
    'No complaints are answered in time',
    'There is no complaints process',
    'We have no issue tracker',
  ])('is not made up: %s', (part) => {
    expect(isDismissed(part)).toBe(false);
  });

  it.each([
    'is very ',
    'not our ',
    'competitors are ',
    'how orders are ',
    'handled by our ',
    'no complaints ',
    'a',
  ])('is told in time linear in the text: %j', (text) =>
    expectLinear((length) => isDismissed(text.repeat(length / text.length)), 8_000),
  );
});

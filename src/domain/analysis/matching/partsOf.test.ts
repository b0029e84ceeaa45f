import { describe, expect, it } from 'vitest';
import { partsBesidePraise, partsOf } from './partsOf';

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
    expect(partsBesidePraise(text).flatMap(({ parts }) => parts)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { partsOf } from './partsOf';

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
  ])('is one sentence, short forms and all: %s', (text) => {
    expect(sentences(`${text}. Stock runs out.`)).toEqual([text, 'Stock runs out']);
  });

  it.each([
    ['We type orders, quotes, etc. Stock runs out.', ['We type orders, quotes, etc', 'Stock runs out']],
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
});

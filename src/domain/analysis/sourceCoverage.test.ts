import { describe, expect, it } from 'vitest';
import { readAvailableSources, sourceCoverage } from './sourceCoverage';

const sources = ['CRM records', 'Customer emails', 'Quotes and proposals'];
const coverage = (...dataTypes: string[]) => sourceCoverage(sources, readAvailableSources(dataTypes));

describe('sourceCoverage', () => {
  it('splits into what is at hand and what is missing', () => {
    expect(coverage('Quotes and proposals', 'General ledger')).toEqual({
      atHand: ['Quotes and proposals'],
      missing: ['CRM records', 'Customer emails'],
      ratio: 1 / 3,
    });
  });

  it('is complete when every source was chosen', () => {
    expect(coverage(...sources)).toEqual({ atHand: sources, missing: [], ratio: 1 });
  });

  it.each([
    ['crm records', ['CRM records']],
    ['Our CRM', ['CRM records']],
    ['emails from customers', ['Customer emails']],
    ['old quotes (Excel)', ['Quotes and proposals']],
  ])('understands the client’s own words: %s', (dataType, atHand) => {
    expect(coverage(dataType).atHand).toEqual(atHand);
  });

  it.each(['', 'data', 'records', '__proto__', 'constructor', 'дані', '📦'])(
    'finds nothing in %j',
    (dataType) => {
      expect(coverage(dataType).atHand).toEqual([]);
    },
  );

  it('does not take one catalogue source for another that shares a word', () => {
    expect(coverage('Customer surveys and feedback', 'Customer invoices and payments').atHand).toEqual([]);
  });
});

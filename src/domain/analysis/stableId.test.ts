import { describe, expect, it } from 'vitest';
import { stableId } from './stableId';

describe('stableId', () => {
  it('is readable', () => {
    expect(stableId('Finance & Accounting', 'Processing supplier invoices')).toBe(
      'finance-accounting-processing-supplier-invoices',
    );
  });

  it('tells apart what reads alike without its letters', () => {
    expect(stableId('Sales', '見積もり')).not.toBe(stableId('Sales', '受注'));
    expect(stableId('Sales', '見積もり')).toBe(stableId('Sales', '見積もり'));
  });

  it.each(['', '___', '日本語', '__proto__', '💡', 'x'.repeat(500)])(
    'is a short plain word for %j',
    (text) => {
      expect(stableId('Sales', text)).toMatch(/^[a-z0-9-]{1,90}$/);
    },
  );
});

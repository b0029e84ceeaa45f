import { describe, expect, it } from 'vitest';
import { ownFigures } from './ownFigures';

const chosen = new Set(['Issuing customer invoices', 'Answering phone calls']);

describe('ownFigures', () => {
  it('are goals that name what can be counted', () => {
    expect([...ownFigures('Invoices go out within two days.', chosen).values()]).toEqual([
      '“Invoices go out within two days.”',
    ]);
  });

  it.each([
    'By 2027 invoices leave without delay.',
    'Answer the phone 24/7.',
    'Send invoices for all 4 branches.',
  ])('are not any number: %s', (goal) => {
    expect(ownFigures(goal, chosen).size).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { smallBusinessConsulting } from '@/content/site/services/smallBusinessConsulting';
import { hoursBack, hoursPerWeek } from './hoursBack';

describe('hoursBack', () => {
  it.each(smallBusinessConsulting.useCases.list.map((useCase) => [useCase.title, useCase] as const))(
    'has an ordered range below the hours put in: %s',
    (_title, useCase) => {
      const { cautious, expected, ambitious } = hoursBack(useCase);
      expect(cautious).toBeGreaterThan(0);
      expect(expected).toBeGreaterThanOrEqual(cautious);
      expect(ambitious).toBeGreaterThanOrEqual(expected);
      expect(ambitious).toBeLessThan(hoursPerWeek);
    },
  );

  it('gives the figure of the engine for supplier invoices', () => {
    const { expected } = hoursBack({
      task: 'Processing supplier invoices',
      department: 'Finance & Accounting',
    });
    expect(expected).toBeCloseTo(2.35, 5);
  });

  it('refuses a task that isn’t in the catalogue', () => {
    expect(() => hoursBack({ task: 'Counting clouds', department: 'Sales' })).toThrow('has no task');
  });
});

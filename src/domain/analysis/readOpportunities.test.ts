import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { distributor } from './fixtures/distributor';
import { readOpportunities } from './readOpportunities';

const stored = analyze(distributor).opportunities;
const bare = { name: 'Automate intake' };

describe('readOpportunities', () => {
  it.each([
    ['a list', stored],
    ['an object holding the list', { opportunities: stored }],
    ['an object holding it under another name', { note: 'x', results: stored }],
    ['JSON text of the list', JSON.stringify(stored)],
    ['JSON text of the object', JSON.stringify({ opportunities: stored })],
    ['an object holding JSON text', { opportunities: JSON.stringify(stored) }],
    ['JSON text in JSON text', JSON.stringify(JSON.stringify(stored))],
    ['a list of JSON texts', stored.map((entry) => JSON.stringify(entry))],
  ])('gives back what the engine wrote from %s', (_shape, value) => {
    expect(readOpportunities(value)).toEqual(stored);
  });

  it('fills in what is missing', () => {
    expect(readOpportunities([bare])).toEqual([
      {
        id: 'tbd-automate-intake',
        name: 'Automate intake',
        description: '',
        department: 'TBD',
        phase: 1,
        complexity: 'TBD',
        taskRelated: false,
        roiModel: { savedHours: 0, calculatedSavings: 'TBD', assumptions: 'Standard automation efficiency' },
      },
    ]);
  });

  it('keeps savings that are stated as text', () => {
    const [opportunity] = readOpportunities([
      { ...bare, roiModel: { calculatedSavings: '$9,000/year', savedHours: 12 } },
    ]);
    expect(opportunity?.roiModel).toMatchObject({ calculatedSavings: '$9,000/year', savedHours: 12 });
  });

  it('numbers ids that occur twice', () => {
    expect(readOpportunities([bare, bare, bare]).map(({ id }) => id)).toEqual([
      'tbd-automate-intake',
      'tbd-automate-intake~2',
      'tbd-automate-intake~3',
    ]);
  });

  it.each([
    [{ phase: '3' }, { phase: 3 }],
    [{ phase: 9 }, { phase: 1 }],
    [{ phase: null }, { phase: 1 }],
    [{ complexity: 'high' }, { complexity: 'High' }],
    [{ complexity: 7 }, { complexity: 'TBD' }],
    [{ complexity: 'Very high' }, { complexity: 'TBD' }],
    [{ complexity: 'tbd' }, { complexity: 'TBD' }],
    [{ taskRelated: 'yes' }, { taskRelated: false }],
    [{ department: 12 }, { department: 'TBD' }],
  ])('reads %j as %j', (fields, read) => {
    expect(readOpportunities([{ ...bare, ...fields }])).toMatchObject([read]);
  });

  it.each([
    { roiModel: { savedHours: 120, calculatedSavings: '$9,000/year' } },
    { roiModel: { savedHours: 120 } },
    { roiModel: { calculatedSavings: 9_000 } },
    { description: 'Reads what comes in.' },
    { taskName: 'Data entry' },
  ])('says that a name is missing where something else is there: %j', (entry) => {
    expect(readOpportunities([entry])).toMatchObject([{ ...entry, name: 'TBD' }]);
  });

  it.each(
    [
      null,
      undefined,
      0,
      'not JSON',
      '{"opportunities":',
      '"text"',
      {},
      [],
      [
        null,
        1,
        'x',
        [],
        {},
        { name: 5 },
        { name: '  ' },
        { department: 'Sales' },
        { roiModel: { savedHours: 0 } },
      ],
      '{"__proto__": {"name": "x"}}',
      JSON.parse('[{"__proto__": {"name": "inherited"}}]'),
      () => stored,
      Symbol('x'),
    ].map((value: unknown) => ({ value })),
  )('reads nothing from poisoned input %#', ({ value }) => {
    expect(readOpportunities(value)).toEqual([]);
  });

  it('leaves no trace on other objects', () => {
    readOpportunities(
      '[{"name":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]',
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

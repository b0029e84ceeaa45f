import { describe, expect, it } from 'vitest';
import { isNonAnswer } from './isNonAnswer';

describe('isNonAnswer', () => {
  it.each([
    ...[
      'n/a',
      'N/A.',
      'N.A.',
      'none',
      'None!',
      'not sure',
      'Not sure yet.',
      '-',
      '—',
      '.',
      '?',
      '...',
      'asdf',
      'asdfasdf',
    ],
    ...[
      'qwerty',
      'xxx',
      'aaa',
      '0',
      '12',
      'TBD',
      'I don’t know',
      "don't know",
      'nothing comes to mind',
      'Nope',
      'test',
      '',
    ],
    ...['see above', 'dunno', 'Nothing really', 'Nothing, really.', 'asd', 'asdasdasd'],
  ])('knows %j', (text) => {
    expect(isNonAnswer(text)).toBe(true);
  });

  it.each([
    ...[
      'Payroll',
      'No leads',
      'None of our systems talk to each other',
      'Not sure where the hours go',
      'ERP',
      'tests fail',
    ],
    ...[
      'Everything',
      'Sleep better',
      '見積もり',
      'Всё',
      '税',
      'We were late',
      'Nothing works',
      '💸',
      '20% more sales',
      'IT',
      'property',
    ],
    // They are, or begin with, keys that are neighbors.
    ...['UI', 'ER', 'Were late with quotes', 'Opening hours'],
  ])('takes %j for an answer', (text) => {
    expect(isNonAnswer(text)).toBe(false);
  });
});

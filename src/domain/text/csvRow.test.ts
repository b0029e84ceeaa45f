import { describe, expect, it } from 'vitest';
import { csvRow } from './csvRow';

describe('csvRow', () => {
  it('quotes what needs it', () => {
    expect(csvRow(['Ada', 'Smith, Sons & "Co"', 3, null, 'two\nlines'])).toBe(
      'Ada,"Smith, Sons & ""Co""",3,,"two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('makes a text of the formula %j', (text) => {
    expect(csvRow([text])).toMatch(/^'/);
  });
});

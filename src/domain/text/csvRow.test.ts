import { describe, expect, it } from 'vitest';
import { csvRow } from './csvRow';
import { readCsv } from './readCsv';

describe('csvRow', () => {
  it('quotes what needs it', () => {
    expect(csvRow(['Ada', 'Smith, Sons & "Co"', 3, null, 'two\nlines'])).toBe(
      'Ada,"Smith, Sons & ""Co""",3,,"two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'makes a text of the formula %j, which is read back as it was',
    (text) => {
      expect(csvRow([text])).toMatch(/^"?'/);
      expect(readCsv(csvRow([text]))[0]?.cells).toEqual([text]);
    },
  );
});

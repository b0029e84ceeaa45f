import { describe, expect, it } from 'vitest';
import { readInsights } from './readInsights';

const bold = (text: string) => ({ text, isBold: true });
const plain = (text: string) => ({ text, isBold: false });

describe('readInsights', () => {
  it('finds blocks, lines, bold words and headings', () => {
    expect(readInsights('**Title**\n\nOne **two** three.\nNext line.\r\n\r\n\n')).toEqual([
      { isHeading: true, lines: [[bold('Title')]] },
      { isHeading: false, lines: [[plain('One '), bold('two'), plain(' three.')], [plain('Next line.')]] },
    ]);
  });

  it('leaves HTML and single marks as text', () => {
    expect(readInsights('<img src=x onerror=alert(1)> 2 ** 3')).toEqual([
      { isHeading: false, lines: [[plain('<img src=x onerror=alert(1)> 2 '), plain('** 3')]] },
    ]);
  });

  it('finds nothing in an empty text', () => {
    expect(readInsights('\n \n\n')).toEqual([]);
  });
});

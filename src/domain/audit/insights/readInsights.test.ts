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

  it('takes only a single line that is bold as a whole for a heading', () => {
    const isHeading = (text: string) => readInsights(text).map((block) => block.isHeading);
    expect(isHeading('  **Title**  ')).toEqual([true]);
    expect(isHeading('Words')).toEqual([false]);
    expect(isHeading('**Bold** words')).toEqual([false]);
    expect(isHeading('**Bold**\n**Bold**')).toEqual([false]);
    expect(isHeading('****')).toEqual([false]);
  });

  it('keeps pairs bold before a mark without a partner', () => {
    expect(readInsights('**a** b ** c')[0]?.lines).toEqual([[bold('a'), plain(' b '), plain('** c')]]);
  });

  it('finds nothing in an empty text', () => {
    expect(readInsights('\n \n\n')).toEqual([]);
  });
});

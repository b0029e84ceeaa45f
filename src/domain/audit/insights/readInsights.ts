export interface TextSpan {
  text: string;
  isBold: boolean;
}

export interface InsightBlock {
  /** Whether the block is a single, entirely bold line. */
  isHeading: boolean;
  lines: TextSpan[][];
}

const boldMark = '**';

/**
 * Parses a report's text: blank lines separate blocks, other line breaks separate lines, and `**` opens and closes bold
 * text. Everything else is plain text, including what looks like HTML and an unpaired `**`.
 */
export function readInsights(text: string): InsightBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.trim().split('\n').map(readLine);
      const [line] = lines;
      return { isHeading: lines.length === 1 && line?.length === 1 && line[0]?.isBold === true, lines };
    });
}

function readLine(line: string): TextSpan[] {
  const parts = line.split(boldMark);
  const isClosed = parts.length % 2 === 1;
  const spans = parts.map((text, index) => ({ text, isBold: index % 2 === 1 }));
  const last = spans.at(-1);
  if (!isClosed && last) spans.splice(-1, 1, { text: boldMark + last.text, isBold: false });
  return spans.filter(({ text }) => text !== '');
}

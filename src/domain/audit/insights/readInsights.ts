export interface TextSpan {
  text: string;
  isBold: boolean;
}

export interface InsightBlock {
  /** A line of its own that is bold as a whole. */
  isHeading: boolean;
  lines: TextSpan[][];
}

const boldMark = '**';

/**
 * Takes a report's text apart: blank lines part blocks, other line breaks part lines, and `**` opens and closes bold
 * words. Everything else is text as it stands, also what looks like HTML; a mark without its partner is text as well.
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

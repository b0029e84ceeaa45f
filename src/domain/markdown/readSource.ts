import type { RootContent } from 'mdast';
import { parseMarkdown } from './parseMarkdown';

export interface MarkdownSource {
  /** The text, closed so that whatever follows is a block of its own. */
  text: string;
  blocks: RootContent[];
}

const probe = '\n\nx';

/**
 * Parses the source of a Markdown block.
 * @throws MarkdownProblem if it is too long or nested too deeply
 */
export function readSource(source: string): MarkdownSource {
  const text = source.replace(/^(?:[ \t]*\n)+/, '');
  const open = read(text);
  if (open.closer === '') return open;
  const closed = read(text + open.closer);
  return { text: closed.text, blocks: withLastAsTyped(closed.blocks, text) };
}

/** Takes the last block from the text as typed, without the closing line that was added. */
function withLastAsTyped(blocks: readonly RootContent[], text: string): RootContent[] {
  return [...blocks.slice(0, -1), ...parseMarkdown(text).children.slice(-1)];
}

/** Closes code and HTML that would otherwise include everything that follows. */
function read(text: string): MarkdownSource & { closer: string } {
  const blocks = parseMarkdown(text + probe).children;
  const last = blocks.at(-1);
  const isClosed = last?.position?.start.offset === text.length + probe.length - 1;
  if (isClosed) return { text, blocks: blocks.slice(0, -1), closer: '' };
  const start = text.slice(last?.position?.start.offset);
  return { text, blocks, closer: last?.type === 'code' ? fenceCloser(start) : htmlCloser(start) };
}

const fenceCloser = (code: string): string => `\n${/^(?:`{3,}|~{3,})/.exec(code)?.[0] ?? ''}`;

/** End conditions of HTML blocks: CommonMark 4.6. */
const htmlEnds: readonly (readonly [RegExp, string])[] = [
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-z]/i, '>'],
  [/^<(?:script|pre|style|textarea)/i, '</pre>'],
];

const htmlCloser = (html: string): string => htmlEnds.find(([start]) => start.test(html))?.[1] ?? '';

import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Style = Pick<Options, 'bullet' | 'bulletOrdered' | 'emphasis'>;

const writerOf = (style: Style) =>
  unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-', emphasis: '*', ...style })
    .freeze();

const writers = {
  usual: writerOf({}),
  /** For a list right after another one: with the same mark they would be one. */
  otherList: writerOf({ bullet: '*', bulletOrdered: ')' }),
};

/** One block of a Markdown tree as text, without an end of line. */
export function writeMarkdown(block: RootContent, style: keyof typeof writers = 'usual'): string {
  return writers[style].stringify({ type: 'root', children: [block] }).replace(/\n$/, '');
}

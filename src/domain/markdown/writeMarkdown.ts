import type { Nodes, Parents, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { safeText } from './safeText';

type Handlers = NonNullable<Options['handlers']>;

/**
 * Escapes a colon right after a footnote at the start of a line, which would make it a footnote definition, and an "@"
 * after the "_" of emphasis, which would make both an email address.
 */
const text: Handlers['text'] = (node: Text, parent: Parents | undefined, state, info) => {
  const written = safeText(state, node.value, info);
  const isTaken =
    (written.startsWith(':') && followsFirstFootnote(node, parent)) ||
    (written.startsWith('@') && followsEmphasis(node, parent));
  return isTaken ? `\\${written}` : written;
};

function followsEmphasis(node: Text, parent: Parents | undefined): boolean {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const type = siblings[siblings.indexOf(node) - 1]?.type;
  return type === 'emphasis' || type === 'strong';
}

function followsFirstFootnote(node: Text, parent: Parents | undefined): boolean {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const at = siblings.indexOf(node);
  const before = siblings[at - 2];
  const beginsLine =
    !before || before.type === 'break' || (before.type === 'text' && before.value.endsWith('\n'));
  return siblings[at - 1]?.type === 'footnoteReference' && beginsLine;
}

type Style = Pick<Options, 'bullet' | 'bulletOrdered' | 'emphasis'>;

const optionsOf = (style: Style): Options => ({
  bullet: '-',
  listItemIndent: 'one',
  rule: '-',
  emphasis: '*',
  handlers: { text },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  ...style,
});

const styles = {
  usual: optionsOf({}),
  /** For a list right after another one: with the same marker they would merge. */
  otherList: optionsOf({ bullet: '*', bulletOrdered: ')' }),
};

/** Serializes one block of a Markdown tree, without a line ending. */
export function writeMarkdown(block: RootContent, style: keyof typeof styles = 'usual'): string {
  return toMarkdown({ type: 'root', children: [block] }, styles[style]).replace(/\n$/, '');
}

import type { Root } from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { BlockParser } from './BlockParser';
import { InlineParser, type KnownLabels } from './InlineParser';
import type { UnreadText } from './OpenBlocks';
import { Places } from './Places';
import { readBox } from './readBox';

const nothing: KnownLabels = { definitions: new Set(), footnotes: new Set() };

/**
 * The syntax tree of a text in GitHub Flavored Markdown, whose lines end with "\n", with positions; in a time that grows as
 * the text does. `beside`: what is defined outside of the text, to which it may refer.
 */
export function parseSyntax(markdown: string, beside: KnownLabels = nothing): Root {
  const places = new Places(markdown);
  const blocks = new BlockParser(markdown, places);
  const tree = blocks.parse();
  const labels = {
    definitions: withOwn(beside.definitions, blocks.definitions),
    footnotes: withOwn(beside.footnotes, blocks.footnotes),
  };
  for (const text of blocks.texts) readText(text, labels, places);
  if (mayHoldAddress.test(markdown)) for (const link of linkBareAddresses) link(tree);
  return tree;
}

function withOwn(
  beside: { has: (identifier: string) => boolean },
  own: readonly { identifier: string }[],
): { has: (identifier: string) => boolean } {
  const identifiers = new Set(own.map(({ identifier }) => identifier));
  return { has: (identifier) => identifiers.has(identifier) || beside.has(identifier) };
}

/** Where a bare address may begin. Escapes break no word, but characters can be written as numbers. */
const mayHoldAddress = /@|http|www|&#|&commat/i;

/** Finds those that stand in words only after marks have been read, as GitHub does. */
const linkBareAddresses = gfmAutolinkLiteralFromMarkdown().transforms ?? [];

function readText({ parent, text, item }: UnreadText, labels: KnownLabels, places: Places): void {
  const box = item && readBox(text.text);
  if (box) {
    item.checked = box.isChecked;
    if (parent.position) parent.position.start = places.position(text.offsetAt(box.length), 0).start;
  }
  parent.children = new InlineParser(text.text, {
    start: box?.length ?? 0,
    isCell: parent.type === 'tableCell',
    labels,
    place: (node, start, end) => {
      const last = end > start ? text.offsetAt(end - 1) + 1 : text.offsetAt(end);
      node.position = places.position(text.offsetAt(start), last);
    },
  }).parse();
}

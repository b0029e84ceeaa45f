import type { Root } from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { BlockParser } from './BlockParser';
import { InlineParser, type KnownLabels } from './InlineParser';
import type { UnreadText } from './OpenBlocks';
import { Places, type Position } from './Places';
import { readBox } from './readBox';

/** Where the address stands that was typed behind the words, so that it can be exchanged. */
declare module 'mdast' {
  interface LinkData {
    address?: Position;
  }
  interface ImageData {
    address?: Position;
  }
  interface DefinitionData {
    address?: Position;
  }
}

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
  if (mayHoldAddress(markdown)) for (const link of linkBareAddresses) link(tree);
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
const addressBeginning = /@|http|www|&#|&commat/i;

/** The last look for addresses takes a time that grows with the square of a row without spaces. No address is so long. */
const longestRow = 2_000;

const mayHoldAddress = (text: string): boolean =>
  addressBeginning.test(text) && text.split(/\s/).every(({ length }) => length <= longestRow);

/** Finds those that stand in words only after marks have been read, as GitHub does. */
const linkBareAddresses = gfmAutolinkLiteralFromMarkdown().transforms ?? [];

function readText({ parent, text, item }: UnreadText, labels: KnownLabels, places: Places): void {
  const box = item && readBox(text.text);
  if (box) {
    item.checked = box.isChecked;
    if (parent.position) parent.position.start = places.point(text.offsetAt(box.length));
  }
  parent.children = new InlineParser(text.text, {
    start: box?.length ?? 0,
    isCell: parent.type === 'tableCell',
    labels,
    positionOf: (start, end) => places.position(...text.offsetsOf(start, end)),
  }).parse();
}

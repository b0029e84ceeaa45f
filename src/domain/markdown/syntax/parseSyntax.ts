import type { Root } from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { BlockParser } from './BlockParser';
import { InlineParser, type KnownLabels } from './InlineParser';
import type { UnreadText } from './OpenBlocks';
import { Places, type Position } from './Places';

interface Box {
  isChecked: boolean;
  /** Including the space or line ending after it. */
  length: number;
}

const box = /^\[([ \t\nx])\](?:[ \t]*\n|[ \t])/i;

/** Reads the checkbox at the start of an item's text; null without one, or without text after it. GFM 5.3. */
function readBox(text: string): Box | null {
  const [mark, sign = ''] = box.exec(text) ?? [];
  if (mark === undefined || text.slice(mark.length - 1).trim() === '') return null;
  return { isChecked: /x/i.test(sign), length: mark.length };
}

/** Source range of the address of a link or image, so that it can be replaced. */
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
 * Parses a text in GitHub Flavored Markdown, whose lines end with "\n", into a syntax tree with positions, in linear
 * time.
 * @param beside definitions outside of the text to which it may refer
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

/** Where a bare address may begin. Escapes don't interrupt words, but characters can be written as entities. */
const addressBeginning = /@|http|www|&#|&commat/i;

/** The last search for addresses takes quadratic time for a run without spaces. No address is that long. */
const longestRow = 2_000;

const mayHoldAddress = (text: string): boolean =>
  addressBeginning.test(text) && text.split(/\s/).every(({ length }) => length <= longestRow);

/** Finds addresses that appear only after the markers have been parsed, as GitHub does. */
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

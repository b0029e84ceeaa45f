import type { Definition, Image, Nodes } from 'mdast';
import { normalizeMarkdown } from './normalizeMarkdown';
import { parseMarkdown } from './parseMarkdown';

/** A replacement of a part of a text. Offsets are in UTF-16 units. */
export interface Exchange {
  start: number;
  end: number;
  insert: string;
}

/**
 * Replaces the address of images in a Markdown text; everything else stays as typed.
 * @throws MarkdownProblem if it is too long or nested too deeply
 */
export function withPictureAddress(markdown: string, from: string, to: string): string {
  const text = normalizeMarkdown(markdown);
  const exchanges = exchangesIn(text, from, to);
  return exchanges.length > 0 ? withExchanges(text, exchanges) : markdown;
}

/** Returns the replacements of `withPictureAddress`, from the end of the text, so that earlier offsets stay valid. */
export function pictureAddressExchanges(markdown: string, from: string, to: string): Exchange[] {
  const text = normalizeMarkdown(markdown);
  const exchanges = exchangesIn(text, from, to);
  if (text === markdown || exchanges.length === 0) return exchanges;
  return [{ start: 0, end: markdown.length, insert: withExchanges(text, exchanges) }];
}

function exchangesIn(text: string, from: string, to: string): Exchange[] {
  const tree = parseMarkdown(text);
  const labels = referredTo(tree);
  return targetsOf(tree)
    .filter((node) => node.url === from && (node.type === 'image' || labels.has(node.identifier)))
    .toReversed()
    .flatMap((node) => exchangeAt(text, node, to));
}

const withExchanges = (text: string, exchanges: readonly Exchange[]): string =>
  exchanges.reduce(
    (before, { start, end, insert }) => before.slice(0, start) + insert + before.slice(end),
    text,
  );

function targetsOf(node: Nodes): (Definition | Image)[] {
  if (node.type === 'image' || node.type === 'definition') return [node];
  return 'children' in node ? node.children.flatMap(targetsOf) : [];
}

/** Returns the identifiers that image references use. */
function referredTo(node: Nodes): Set<string> {
  const labels = new Set<string>();
  const visit = (each: Nodes) => {
    if (each.type === 'imageReference') labels.add(each.identifier);
    if ('children' in each) each.children.forEach(visit);
  };
  visit(node);
  return labels;
}

/** Replaces the address however it was typed: with escapes, entities, or between < and >. */
function exchangeAt(text: string, { data }: Definition | Image, to: string): Exchange[] {
  const [start, end] = [data?.address?.start.offset, data?.address?.end.offset];
  if (start === undefined || end === undefined) return [];
  return [{ start, end, insert: text.startsWith('<', start) ? `<${to}>` : to }];
}

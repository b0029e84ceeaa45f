import type { Definition, Nodes } from 'mdast';
import { labelsOf } from '@/domain/markdown/MarkdownLabels';
import { parseMarkdown } from '@/domain/markdown/parseMarkdown';
import type { TextPlace } from './PostFinding';

/** An element of a text that the publish check looks at. */
export type TextItem =
  | { kind: 'heading'; level: number; text: string; place: TextPlace }
  /** `isRefused`: the collection rejects publishing a text that contains this link. */
  | { kind: 'link'; href: string; place: TextPlace; isRefused?: true }
  | { kind: 'image'; src: string; alt: string; place: TextPlace };

/**
 * Returns the headings, links and images of a Markdown text, in order, with their lines. With `block`, the position is
 * that rich-text block.
 * @throws MarkdownProblem if the text is too long or nested too deeply
 */
export function textItems(markdown: string, block?: number): TextItem[] {
  const tree = parseMarkdown(markdown);
  return itemsOf(tree, { block, definitions: labelsOf(tree).definitions });
}

interface Text {
  block: number | undefined;
  definitions: ReadonlyMap<string, Definition>;
}

function itemsOf(node: Nodes, text: Text): TextItem[] {
  const { block, definitions } = text;
  const place = block === undefined ? { line: node.position?.start.line ?? 1 } : { block };
  const inside = 'children' in node ? node.children.flatMap((child) => itemsOf(child, text)) : [];
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth, text: wordsOf(node), place }, ...inside];
    case 'link':
    case 'definition':
      return [{ kind: 'link', href: node.url, place }, ...inside];
    case 'image':
      return [{ kind: 'image', src: node.url, alt: node.alt ?? '', place }];
    case 'imageReference': {
      const src = definitions.get(node.identifier)?.url;
      return src === undefined ? [] : [{ kind: 'image', src, alt: node.alt ?? '', place }];
    }
    default:
      return inside;
  }
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

import type { Definition, Image, Nodes } from 'mdast';
import { normalizeMarkdown } from './normalizeMarkdown';
import { parseMarkdown } from './parseMarkdown';

/**
 * A text in Markdown in which the pictures at one address are at another; all else stays as it was typed. Throws a
 * MarkdownProblem when it is too long or nested too deeply.
 */
export function withPictureAddress(markdown: string, from: string, to: string): string {
  const text = normalizeMarkdown(markdown);
  const tree = parseMarkdown(text);
  const labels = referredTo(tree);
  let result = text;
  // From the end on, so that places before stay right.
  for (const node of targetsOf(tree).toReversed()) {
    const isPicture = node.type === 'image' || labels.has(node.identifier);
    if (node.url === from && isPicture) result = replaceIn(result, node, to);
  }
  return result === text ? markdown : result;
}

function targetsOf(node: Nodes): (Definition | Image)[] {
  if (node.type === 'image' || node.type === 'definition') return [node];
  return 'children' in node ? node.children.flatMap(targetsOf) : [];
}

/** What pictures refer to. */
function referredTo(node: Nodes): Set<string> {
  const labels = new Set<string>();
  const visit = (each: Nodes) => {
    if (each.type === 'imageReference') labels.add(each.identifier);
    if ('children' in each) each.children.forEach(visit);
  };
  visit(node);
  return labels;
}

/** However the address was typed: with escapes, with names of signs, between < and >. */
function replaceIn(text: string, { data }: Definition | Image, to: string): string {
  if (!data?.address) return text;
  const { start, end } = data.address;
  const typed = text.slice(start.offset, end.offset);
  const address = typed.startsWith('<') && typed.endsWith('>') ? `<${to}>` : to;
  return text.slice(0, start.offset) + address + text.slice(end.offset);
}

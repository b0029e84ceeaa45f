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
    if (node.url === from && isPicture) result = replaceIn(result, node, { from, to });
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

/** The ampersands of an address may have been typed as such or by their name. */
function replaceIn(
  text: string,
  { data }: Definition | Image,
  { from, to }: { from: string; to: string },
): string {
  const start = data?.address?.start.offset ?? 0;
  const typed = text.slice(start, data?.address?.end.offset ?? start);
  const found = [from, from.replaceAll('&', '&amp;')].find((address) => typed.includes(address));
  return found === undefined
    ? text
    : text.slice(0, start) + typed.replace(found, () => to) + text.slice(start + typed.length);
}

import type { Delete, Emphasis, PhrasingContent, Strong } from 'mdast';

type Format = Strong | Emphasis | Delete;

const isFormat = (node: PhrasingContent): node is Format =>
  node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';

/**
 * Trims spaces and line breaks at the ends of inline Markdown, and moves those at the ends of a format out of it: in
 * Markdown "** so **" is not strong.
 */
export function trimPhrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const { inside } = split(joinTexts(nodes.flatMap(moveSpacesOut)), /^[ \t\n]+/, /[ \t\n]+$/);
  return inside;
}

function moveSpacesOut(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'link') return [{ ...node, children: joinTexts(node.children.flatMap(moveSpacesOut)) }];
  if (!isFormat(node)) return [node];
  const { before, inside, after } = split(joinTexts(node.children.flatMap(moveSpacesOut)), /^\s+/, /\s+$/);
  return [...before, ...(inside.length > 0 ? [{ ...node, children: inside }] : []), ...after];
}

/** Splits off the nodes at both ends that are only space. */
function split(nodes: readonly PhrasingContent[], leading: RegExp, trailing: RegExp) {
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  const inside = [...nodes];
  while (takeSpace(inside, 0, leading, (space) => before.push(space)));
  while (takeSpace(inside, inside.length - 1, trailing, (space) => after.unshift(space)));
  return { before, inside, after };
}

/** Trims the node at `at`; returns whether it was only space, so that its neighbor has to be trimmed as well. */
function takeSpace(
  nodes: PhrasingContent[],
  at: number,
  pattern: RegExp,
  keep: (space: PhrasingContent) => void,
): boolean {
  const node = nodes[at];
  if (node?.type !== 'text') {
    if (node?.type !== 'break') return false;
    keep(node);
    nodes.splice(at, 1);
    return true;
  }
  const [space = ''] = pattern.exec(node.value) ?? [];
  if (space === '') return false;
  keep({ type: 'text', value: space });
  const value = node.value.replace(pattern, '');
  nodes.splice(at, 1, ...(value === '' ? [] : [{ type: 'text' as const, value }]));
  return value === '';
}

/** Merges adjacent texts and adjacent code, which Markdown can't keep apart. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if ((node.type === 'text' || node.type === 'inlineCode') && last?.type === node.type) {
      joined[joined.length - 1] = { type: node.type, value: last.value + node.value };
    } else {
      joined.push(node);
    }
  }
  return joined;
}

import type { PhrasingContent } from 'mdast';
import { isRecord } from '../isRecord';
import { commentMark } from './commentMarks';
import { inlineLeaves, type Leaf } from './inlineLeaves';
import { usualOrder, type Wrapper } from './inlineFormats';
import { trimPhrasing } from './trimPhrasing';

/** Converts the editor's inline nodes to Markdown, without spaces and line breaks at the ends. */
export function phrasingFromLexical(nodes: readonly unknown[]): PhrasingContent[] {
  return trimPhrasing(nest(withNeighborsFormat(inlineLeaves(nodes))));
}

/** Line breaks and footnotes have no format of their own, so they get the formats that both neighbors share. */
function withNeighborsFormat(leaves: readonly Leaf[]): Leaf[] {
  const result: Leaf[] = [];
  let next = 0;
  let before: Leaf | undefined;
  leaves.forEach((leaf, at) => {
    if (leaf.hasFormat) before = leaf;
    while (next < leaves.length && (next <= at || !leaves[next]?.hasFormat)) next += 1;
    result.push(leaf.hasFormat ? leaf : between(leaf, before, leaves[next]));
  });
  return result;
}

function between(leaf: Leaf, before: Leaf | undefined, after: Leaf | undefined): Leaf {
  const shared = [...(before?.around ?? [])].filter(
    ([wrapper, value]) => after?.around.get(wrapper) === value,
  );
  return { ...leaf, around: new Map([...shared, ...leaf.around]), order: before?.order ?? usualOrder };
}

interface Run {
  wrapper: Wrapper;
  /** Index of the first leaf after it. */
  end: number;
}

/** Wraps adjacent leaves in the formats they share, the longest run outermost. */
function nest(leaves: readonly Leaf[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let at = 0;
  for (let leaf = leaves[at]; leaf; leaf = leaves[at]) {
    const run = longestRun(leaves, at, leaf);
    if (run) {
      const inside = leaves.slice(at, run.end).map((each) => without(each, run.wrapper));
      nodes.push(...wrap(run.wrapper, leaf.around.get(run.wrapper), nest(inside)));
    } else {
      nodes.push(leaf.node);
    }
    at = run?.end ?? at + 1;
  }
  return nodes;
}

function longestRun(leaves: readonly Leaf[], at: number, { around, order }: Leaf): Run | null {
  let longest: Run | null = null;
  for (const wrapper of order.filter((each) => around.has(each))) {
    let end = at + 1;
    while (end < leaves.length && leaves[end]?.around.get(wrapper) === around.get(wrapper)) end += 1;
    if (wrapper !== 'link') end = withWholeLinks(leaves, at, end);
    if (end > (longest?.end ?? at)) longest = { wrapper, end };
  }
  return longest;
}

/** Ends a format before a link if it would end within it, so that the link isn't split. */
function withWholeLinks(leaves: readonly Leaf[], at: number, end: number): number {
  const cut = leaves[end]?.around.get('link');
  let before = end;
  while (cut && before > at && leaves[before - 1]?.around.get('link') === cut) before -= 1;
  return before;
}

const without = (leaf: Leaf, wrapper: Wrapper): Leaf => ({
  ...leaf,
  around: new Map([...leaf.around].filter(([each]) => each !== wrapper)),
});

function wrap(wrapper: Wrapper, link: unknown, children: PhrasingContent[]): PhrasingContent[] {
  if (wrapper !== 'link') return [{ type: wrapper, children }];
  const fields = isRecord(link) && isRecord(link.fields) ? link.fields : {};
  if (typeof fields.url !== 'string') return children;
  const title = typeof fields.title === 'string' && fields.title !== '' ? fields.title : null;
  const words: PhrasingContent = { type: 'link', url: fields.url, title, children };
  return fields.newTab === true ? [words, commentMark('newTab')] : [words];
}

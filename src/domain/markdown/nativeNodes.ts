import type { RootContent } from 'mdast';
import { blogLimits } from '../blog/blogLimits';
import { blocksFromLexical } from './blocksFromLexical';
import { blockToLexical } from './blockToLexical';
import type { ConversionContext } from './ConversionContext';
import type { LexicalNode } from './LexicalBody';
import { notNative } from './notNative';
import { readTogether } from './readTogether';
import { sameTree } from './sameTree';
import { treeDepth } from './treeDepth';
import { writeMarkdown } from './writeMarkdown';

interface SourceOfBlock {
  block: RootContent;
  /** As typed. */
  source: string;
}

interface NativeNode {
  node: LexicalNode;
  /** As parsed for the comparison. */
  text: string;
}

/** Batch size of the verification, small enough for short-lived garbage. */
const charactersAtOnce = 20_000;

/**
 * Converts blocks to native editor nodes, if converting the node back gives the same as the block's source; omits the
 * others. Tries the default nesting order of formats first.
 */
export function nativeNodes(
  sources: readonly SourceOfBlock[],
  context: ConversionContext,
): Map<SourceOfBlock, NativeNode> {
  const found = new Map<SourceOfBlock, NativeNode>();
  const refused = new Set<SourceOfBlock>();
  for (const keepsOrder of [false, true]) {
    const tried = new Map<SourceOfBlock, NativeNode>();
    for (const source of sources) {
      if (found.has(source) || refused.has(source)) continue;
      const native = candidate(source, { ...context, keepsOrder }, refused);
      if (native?.text === source.source) found.set(source, native);
      else if (native) tried.set(source, native);
    }
    for (const batch of batchesOf([...tried])) keepTrue(batch, context, found);
  }
  return found;
}

/** @param refused collects blocks without a node in any nesting order */
function candidate(
  source: SourceOfBlock,
  context: ConversionContext,
  refused: Set<SourceOfBlock>,
): NativeNode | null {
  const { block } = source;
  try {
    const node = blockToLexical(block, context);
    const [back] = blocksFromLexical([node], context.pictures);
    if (!back || !sameTree(back, block) || treeDepth(node) >= blogLimits.bodyMaxDepth) return null;
    return { node, text: writeMarkdown(back) };
  } catch (error) {
    if (error !== notNative) throw error;
    refused.add(source);
    return null;
  }
}

type Tried = readonly [SourceOfBlock, NativeNode];

function batchesOf(tried: readonly Tried[]): Tried[][] {
  const batches: Tried[][] = [];
  let room = 0;
  for (const each of tried) {
    const { length } = each[1].text;
    if (length > room) {
      batches.push([]);
      room = charactersAtOnce;
    }
    batches.at(-1)?.push(each);
    room -= length;
  }
  return batches;
}

/** Adds the verified nodes to `found`. If a batch can't be parsed together, its blocks are verified separately. */
function keepTrue(
  batch: readonly Tried[],
  context: ConversionContext,
  found: Map<SourceOfBlock, NativeNode>,
): void {
  const groups = readTogether(
    batch.map(([, { text }]) => text),
    context.parser,
  );
  if (groups) {
    batch.forEach(([source, native], at) => {
      const [only, ...others] = groups[at] ?? [];
      if (others.length === 0 && sameTree(only, source.block)) found.set(source, native);
    });
  } else if (batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    keepTrue(batch.slice(0, middle), context, found);
    keepTrue(batch.slice(middle), context, found);
  }
}

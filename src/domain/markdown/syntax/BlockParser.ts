import type { Definition, FootnoteDefinition, Root } from 'mdast';
import { codeIndent } from './blockMarks';
import { ContainerReader } from './ContainerReader';
import { hasEnding } from './htmlBlocks';
import { LeafReader } from './LeafReader';
import { LineCursor } from './LineCursor';
import { OpenBlocks, type Standing, type UnreadText } from './OpenBlocks';
import type { Places } from './Places';

/**
 * Parses the block structure line by line, as in CommonMark's appendix: first the open blocks that continue, then the
 * new ones. Includes GFM's tables and footnotes.
 */
export class BlockParser {
  private readonly blocks: OpenBlocks;
  private readonly containers: ContainerReader;
  private readonly leaves: LeafReader;

  constructor(
    private readonly source: string,
    private readonly places: Places,
  ) {
    this.blocks = new OpenBlocks(source, places);
    this.containers = new ContainerReader(this.blocks);
    this.leaves = new LeafReader(source, places, this.blocks);
  }

  get definitions(): readonly Definition[] {
    return this.blocks.definitions;
  }

  get footnotes(): readonly FootnoteDefinition[] {
    return this.containers.footnotes;
  }

  get texts(): readonly UnreadText[] {
    return this.blocks.texts;
  }

  parse(): Root {
    const { source, blocks } = this;
    for (let start = 0; start < source.length;) {
      const found = source.indexOf('\n', start);
      const end = found === -1 ? source.length : found;
      this.readLine(new LineCursor(source, start, end));
      start = end + 1;
    }
    const { leaf } = blocks;
    // An unclosed block extends to the end of the text, including empty lines.
    if (leaf?.kind === 'fence' || (leaf?.kind === 'html' && hasEnding(leaf.html))) leaf.end = source.length;
    blocks.closeTo(1);
    blocks.root.position = this.places.position(0, source.length);
    return blocks.root;
  }

  private readLine(line: LineCursor): void {
    const { blocks } = this;
    const { containers, paragraph } = blocks;
    let depth = 1;
    let quotes = 0;
    for (let next = containers[1]; next && this.containers.goesOn(next, line); next = containers[depth]) {
      if (next.kind === 'quote') quotes = depth;
      depth += 1;
    }
    const isWhole = depth === containers.length;
    const isEmpty = line.isBlank;
    if (!isWhole || !this.leaves.takes(line)) this.startBlocks(line, { depth, isWhole, paragraph });
    // Empty lines within fences and some HTML are part of the block.
    const isText = blocks.leaf?.kind === 'fence' || blocks.leaf?.kind === 'html';
    blocks.emptyFrom = isEmpty && !isText ? quotes : Infinity;
  }

  private startBlocks(line: LineCursor, standing: Standing): void {
    const { containers } = this.blocks;
    let at = standing;
    while (!line.isBlank && line.indent < codeIndent && this.containers.start(line, at)) {
      at = { depth: containers.length, isWhole: true, paragraph: null };
    }
    if (line.isBlank) this.blocks.closeTo(at.depth);
    else this.leaves.read(line, at);
  }
}

import type { Definition, FootnoteDefinition, RootContent } from 'mdast';
import type { Block, Footnote, Inline } from '../blog/Body';
import type { LexicalNode } from './LexicalBody';
import { MarkdownLabels } from './MarkdownLabels';
import { MarkdownProblem } from './MarkdownProblem';
import type { MarkdownReferences } from './MarkdownReferences';
import { normalizeMarkdown } from './normalizeMarkdown';
import { readMarkdownBlocks } from './readMarkdownBlocks';
import { readTogether } from './readTogether';
import { readSource, type MarkdownSource } from './readSource';

type Note = Footnote & { definition: FootnoteDefinition };

/**
 * Reads the Markdown blocks of one body, which share their definitions: a reference in one may be defined in another.
 * Footnotes are numbered across all blocks in the order of their first reference.
 */
export class MarkdownReader implements MarkdownReferences {
  private readonly labels = new MarkdownLabels();
  private readonly notes = new Map<FootnoteDefinition, Note>();
  private readonly parsed = new Map<string, RootContent[]>();
  /** Why one of the sources is too large to be parsed, as a message for its author; such a source is shown unparsed. */
  readonly problem: string | null;

  /**
   * @param sources of all Markdown blocks of the body
   * @param readNode reads nodes of the rich text editor
   */
  constructor(
    sources: readonly string[],
    private readonly readNode: (node: LexicalNode, markdown: MarkdownReader) => Block[],
  ) {
    const distinct = [...new Set(sources)];
    const together = readTogether(distinct);
    const readings = together ? [] : distinct.map(read);
    this.problem = readings.find(({ problem }) => problem !== null)?.problem ?? null;
    const groups = together ?? readEnded(readings);
    distinct.forEach((source, at) => this.parsed.set(source, groups[at] ?? []));
    for (const blocks of groups) blocks.forEach((block) => this.labels.collect(block));
  }

  /** Returns the blocks of one of the sources. */
  blocks(source: string): Block[] {
    return readMarkdownBlocks(this.parsed.get(source) ?? read(source).blocks, this);
  }

  definition(identifier: string): Definition | undefined {
    return this.labels.definitions.get(identifier);
  }

  footnote(identifier: string, label: string): Inline {
    const definition = this.labels.footnotes.get(identifier);
    if (!definition) return { kind: 'text', text: `[^${label}]`, marks: [] };
    const note = this.notes.get(definition) ?? this.addNote(definition);
    const id = `noteref-${note.number}${note.references.length > 0 ? `-${note.references.length + 1}` : ''}`;
    note.references.push(id);
    return { kind: 'footnote', number: note.number, id, noteId: note.id };
  }

  kept(node: LexicalNode): Block[] {
    return this.readNode(node, this);
  }

  /** Returns all referenced footnotes. Call it last; a footnote may refer to further ones. */
  footnotes(): Block[] {
    for (const note of this.notes.values()) {
      note.blocks.push(...readMarkdownBlocks(note.definition.children, this));
    }
    const notes = [...this.notes.values()].map(({ number, id, blocks, references }) => ({
      number,
      id,
      blocks,
      references,
    }));
    return notes.length > 0 ? [{ kind: 'footnotes', notes }] : [];
  }

  private addNote(definition: FootnoteDefinition): Note {
    const number = this.notes.size + 1;
    const note: Note = { number, id: `note-${number}`, blocks: [], references: [], definition };
    this.notes.set(definition, note);
    return note;
  }
}

interface Reading extends MarkdownSource {
  problem: string | null;
}

/**
 * Parses the sources together, each with its code and HTML closed. Sources that are too large define nothing for the
 * others.
 */
function readEnded(readings: readonly Reading[]): RootContent[][] {
  const together = readTogether(readings.map(({ text }) => text));
  return readings.map(({ blocks, text }, at) => {
    const group = together?.[at];
    if (!group || text === '') return blocks;
    const last = blocks.at(-1);
    // Code and HTML contain no references, and parsed alone they don't contain the closing line that was added.
    return last?.type === 'code' || last?.type === 'html' ? [...group.slice(0, -1), last] : group;
  });
}

function read(source: string): Reading {
  try {
    return { ...readSource(normalizeMarkdown(source)), problem: null };
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    const words: RootContent = { type: 'paragraph', children: [{ type: 'text', value: source }] };
    return { text: '', blocks: [words], problem: error.message };
  }
}

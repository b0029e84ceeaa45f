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
 * Reads the Markdown blocks of one body, which share their definitions: a reference in one of them may be defined in
 * another one, and footnotes are numbered through in the order in which they are first referred to.
 */
export class MarkdownReader implements MarkdownReferences {
  private readonly labels = new MarkdownLabels();
  private readonly notes = new Map<FootnoteDefinition, Note>();
  private readonly parsed = new Map<string, RootContent[]>();
  /** Why one of the sources is too much to be parsed, in words for its author; it is shown as it is then. */
  readonly problem: string | null;

  /** `sources`: of all Markdown blocks of the body. `readNode`: reads what is no Markdown. */
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

  /** One of the sources. */
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

  /** All that were referred to, to be asked for after everything else; a footnote may refer to further ones. */
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

/** Each with an end of its own; those that are too much can't define anything for the others. */
function readEnded(readings: readonly Reading[]): RootContent[][] {
  const together = readTogether(readings.map(({ text }) => text));
  return readings.map(({ blocks, text }, at) => {
    const group = together?.[at];
    if (!group || text === '') return blocks;
    const last = blocks.at(-1);
    // Code and HTML refer to nothing, and read alone they lack what was added to end them.
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

import type { Definition, FootnoteDefinition, RootContent } from 'mdast';
import type { Block, Footnote, Inline } from '../blog/Body';
import { footnoteId } from './inlineLeaves';
import { MarkdownProblem } from './MarkdownProblem';
import { normalizeMarkdown } from './normalizeMarkdown';
import { readMarkdownBlocks } from './readMarkdownBlocks';
import { readSource } from './readSource';

/**
 * Reads the Markdown blocks of one body, which share their definitions: a reference in one of them may be defined in
 * another one, and footnotes are numbered through in the order in which they are first referred to.
 */
export class MarkdownReader {
  private readonly definitions = new Map<string, Definition>();
  private readonly noteDefinitions = new Map<string, FootnoteDefinition>();
  private readonly notes: (Footnote & { definition: FootnoteDefinition })[] = [];
  private readonly parsed = new Map<string, RootContent[]>();
  private readonly stubs: string;

  /** `sources`: of all Markdown blocks of the body. */
  constructor(sources: readonly string[]) {
    for (const source of sources) {
      const blocks = parse(source);
      this.parsed.set(source, blocks);
      blocks.forEach((block) => this.collect(block));
    }
    this.stubs = [
      ...[...this.definitions.values()].map(({ label, identifier }) => `[${label ?? identifier}]: #`),
      ...[...this.noteDefinitions.values()].map(({ label, identifier }) => `[^${label ?? identifier}]: x`),
    ].join('\n\n');
  }

  /** One of the sources. */
  blocks(source: string): Block[] {
    const mayRefer = this.stubs !== '' && source.includes('[');
    const blocks = mayRefer ? parse(source, this.stubs) : (this.parsed.get(source) ?? parse(source));
    return readMarkdownBlocks(blocks, this);
  }

  /** What a reference leads to. */
  definition(identifier: string): Definition | undefined {
    return this.definitions.get(identifier);
  }

  /** A reference to a footnote; its words where there is no such footnote. */
  footnote(label: string): Inline {
    const identifier = footnoteId(label);
    const definition = this.noteDefinitions.get(identifier);
    if (!definition) return { kind: 'text', text: `[^${label}]`, marks: [] };
    const note = this.notes.find((each) => each.definition === definition) ?? this.addNote(definition);
    const id = `noteref-${note.number}${note.references.length > 0 ? `-${note.references.length + 1}` : ''}`;
    note.references.push(id);
    return { kind: 'footnote', number: note.number, id, noteId: note.id };
  }

  /** All that were referred to, to be asked for after everything else; a footnote may refer to further ones. */
  footnotes(): Block[] {
    for (const note of this.notes) note.blocks.push(...readMarkdownBlocks(note.definition.children, this));
    const notes = this.notes.map(({ number, id, blocks, references }) => ({
      number,
      id,
      blocks,
      references,
    }));
    return notes.length > 0 ? [{ kind: 'footnotes', notes }] : [];
  }

  private addNote(definition: FootnoteDefinition) {
    const number = this.notes.length + 1;
    const note = { number, id: `note-${number}`, blocks: [], references: [], definition };
    this.notes.push(note);
    return note;
  }

  /** The first definition of a name counts, wherever it stands. */
  private collect(block: RootContent): void {
    if (block.type === 'definition') addFirst(this.definitions, block.identifier, block);
    if (block.type === 'footnoteDefinition') addFirst(this.noteDefinitions, block.identifier, block);
    if ('children' in block) block.children.forEach((child) => this.collect(child));
  }
}

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** What is too much to be parsed is shown as it is. */
function parse(source: string, stubs = ''): RootContent[] {
  try {
    const { text, blocks } = readSource(normalizeMarkdown(source));
    if (stubs === '') return blocks;
    const together = readSource(`${text}\n\n${stubs}`).blocks;
    return together.filter(({ position }) => (position?.start.offset ?? 0) < text.length);
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    return [{ type: 'paragraph', children: [{ type: 'text', value: source }] }];
  }
}

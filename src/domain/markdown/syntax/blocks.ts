import type { Blockquote, Code, FootnoteDefinition, Html, List, ListItem, Root, Table } from 'mdast';
import type { HtmlKind } from './htmlBlocks';
import type { SourceLine } from './SourceText';

interface Span {
  /** Offsets in the source. */
  start: number;
  /** Of what has been read of it. */
  end: number;
}

/** A block that stands in another one, holds others and may go on in the next line. */
export type InnerContainer = Span &
  (
    | { kind: 'quote'; node: Blockquote }
    | { kind: 'list'; node: List; marker: string }
    /** `indent`: in columns, how far its lines stand in. */
    | { kind: 'item'; node: ListItem; indent: number }
    | { kind: 'footnote'; node: FootnoteDefinition }
  );

export type Container = InnerContainer | (Span & { kind: 'root'; node: Root });

interface ParagraphLine extends SourceLine {
  /** So far that it can't begin anything. */
  isIndented: boolean;
}

/** The block at the end of the open containers that holds text and may go on in the next line. */
export type Leaf = Span &
  (
    | { kind: 'paragraph'; lines: ParagraphLine[] }
    | { kind: 'fence'; node: Code; fence: string; indent: number; lines: string[] }
    /** `filled`: how many of the lines are more than empty ones at its end. */
    | { kind: 'indented'; node: Code; lines: string[]; filled: number }
    | { kind: 'html'; node: Html; html: HtmlKind; lines: string[] }
    | { kind: 'table'; node: Table }
  );

export type ParagraphLeaf = Extract<Leaf, { kind: 'paragraph' }>;

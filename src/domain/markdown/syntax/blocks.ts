import type { Blockquote, Code, FootnoteDefinition, Html, List, ListItem, Root, Table } from 'mdast';
import type { HtmlKind } from './htmlBlocks';
import type { SourceLine } from './SourceText';

interface Span {
  /** Offsets in the source. */
  start: number;
  /** End of what has been read so far. */
  end: number;
}

/** A nested block that contains others and may continue in the next line. */
export type InnerContainer = Span &
  (
    | { kind: 'quote'; node: Blockquote }
    | { kind: 'list'; node: List; marker: string }
    /** `indent`: indentation of its lines, in columns. */
    | { kind: 'item'; node: ListItem; indent: number }
    | { kind: 'footnote'; node: FootnoteDefinition }
  );

export type Container = InnerContainer | (Span & { kind: 'root'; node: Root });

interface ParagraphLine extends SourceLine {
  /** Too far to begin a block. */
  isIndented: boolean;
}

/** The innermost open block, which contains text and may continue in the next line. */
export type Leaf = Span &
  (
    | { kind: 'paragraph'; lines: ParagraphLine[] }
    | { kind: 'fence'; node: Code; fence: string; indent: number; lines: string[] }
    /** `filled`: number of lines without the empty ones at the end. */
    | { kind: 'indented'; node: Code; lines: string[]; filled: number }
    | { kind: 'html'; node: Html; html: HtmlKind; lines: string[] }
    | { kind: 'table'; node: Table }
  );

export type ParagraphLeaf = Extract<Leaf, { kind: 'paragraph' }>;

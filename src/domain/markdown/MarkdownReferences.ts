import type { Definition } from 'mdast';
import type { Block, Inline } from '../blog/Body';
import type { LexicalNode } from './LexicalBody';

/** Resolves the references of a text. */
export interface MarkdownReferences {
  /** Returns the definition of a link or image reference. */
  definition(identifier: string): Definition | undefined;
  /** Returns a footnote marker, or its source text if there is no such footnote. */
  footnote(identifier: string, label: string): Inline;
  /** Renders a node of the rich text editor that is stored in a comment because Markdown can't express it. */
  kept(node: LexicalNode): Block[];
}

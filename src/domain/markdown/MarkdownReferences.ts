import type { Definition } from 'mdast';
import type { Block, Inline } from '../blog/Body';
import type { LexicalNode } from './LexicalBody';

/** Where the references of a text lead. */
export interface MarkdownReferences {
  /** What a reference leads to. */
  definition(identifier: string): Definition | undefined;
  /** A reference to a footnote; its words where there is no such footnote. */
  footnote(identifier: string, label: string): Inline;
  /** One of the rich text editor's nodes, which stands in a comment because Markdown has no words for it. */
  kept(node: LexicalNode): Block[];
}

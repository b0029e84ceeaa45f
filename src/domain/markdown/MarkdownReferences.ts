import type { Definition } from 'mdast';
import type { Inline } from '../blog/Body';

/** Where the references of a text lead. */
export interface MarkdownReferences {
  /** What a reference leads to. */
  definition(identifier: string): Definition | undefined;
  /** A reference to a footnote; its words where there is no such footnote. */
  footnote(identifier: string, label: string): Inline;
}

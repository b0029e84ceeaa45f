import type { Picture } from './Picture';
import type { PictureWidth } from './pictureWidths';

/** The body of a post as pages, feeds and word counts read it: the editor's content without Lexical's metadata. */
export type Mark = 'bold' | 'italic' | 'strikethrough' | 'code';

/** HTML has heading elements for six levels; level 7 is expressed with `aria-level`. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Inline =
  | { kind: 'text'; text: string; marks: readonly Mark[] }
  | { kind: 'break' }
  /** `href` is null if the stored address isn't safe to link to (`isSafeHref`). */
  | { kind: 'link'; href: string | null; opensNewTab: boolean; title?: string; children: Inline[] }
  /** An inline image with an address on this site. `picture` is set once the stored image has been looked up. */
  | { kind: 'image'; src: string; alt: string; title?: string; picture?: Picture }
  /** A footnote marker, which links to its footnote. */
  | { kind: 'footnote'; number: number; id: string; noteId: string };

export interface ListItem {
  /** Null in lists without checkboxes. */
  isChecked: boolean | null;
  blocks: Block[];
}

export interface TableCell {
  isHeader: boolean;
  align: 'left' | 'center' | 'right' | null;
  columns: number;
  rows: number;
  blocks: Block[];
}

export interface List {
  kind: 'list';
  style: 'bullet' | 'number' | 'check';
  /** The number of the first item of a numbered list. */
  start: number;
  items: ListItem[];
}

export interface Footnote {
  number: number;
  id: string;
  blocks: Block[];
  /** Ids of the markers that link to this footnote. */
  references: string[];
}

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  /** The level as rendered below the post's title, which is the first level; see `belowTitle`. */
  | { kind: 'heading'; level: HeadingLevel; children: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | List
  | { kind: 'rule' }
  | { kind: 'image'; picture: Picture; caption?: string; width?: PictureWidth }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; rows: TableCell[][] }
  /** All footnotes, at the end of the body. */
  | { kind: 'footnotes'; notes: Footnote[] };

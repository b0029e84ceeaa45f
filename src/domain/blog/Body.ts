import type { Picture } from './Picture';
import type { PictureWidth } from './pictureWidths';

/** The body of a post as pages, feeds and counts read it: what the editor stores, without its bookkeeping. */
export type Mark = 'bold' | 'italic' | 'strikethrough' | 'code';

/** HTML has elements for six levels; one more can be told apart by its attribute. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Inline =
  | { kind: 'text'; text: string; marks: readonly Mark[] }
  | { kind: 'break' }
  /** `href` is null where the stored address is not one that a post may lead to. */
  | { kind: 'link'; href: string | null; opensNewTab: boolean; title?: string; children: Inline[] }
  /** A picture between words; its address leads within this site. `picture`: where it is a stored one, and looked up. */
  | { kind: 'image'; src: string; alt: string; title?: string; picture?: Picture }
  /** The number that leads to a footnote. */
  | { kind: 'footnote'; number: number; id: string; noteId: string };

export interface ListItem {
  /** Null in lists without boxes. */
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
  /** Of the first item of a numbered list. */
  start: number;
  items: ListItem[];
}

export interface Footnote {
  number: number;
  id: string;
  blocks: Block[];
  /** Ids of the places that refer to it. */
  references: string[];
}

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  /** Below the title of the post, which is the first one; see `belowTitle`. */
  | { kind: 'heading'; level: HeadingLevel; children: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | List
  | { kind: 'rule' }
  | { kind: 'image'; picture: Picture; caption?: string; width?: PictureWidth }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; rows: TableCell[][] }
  /** All of them, at the end of a body. */
  | { kind: 'footnotes'; notes: Footnote[] };

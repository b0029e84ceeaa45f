import type { Picture } from './Picture';

/** The body of a post as pages, feeds and counts read it: what the editor stores, without its bookkeeping. */
export type Mark = 'bold' | 'italic' | 'strikethrough' | 'code';

export type Inline =
  | { kind: 'text'; text: string; marks: readonly Mark[] }
  | { kind: 'break' }
  /** `href` is null where the stored address is not one that a post may lead to. */
  | { kind: 'link'; href: string | null; opensNewTab: boolean; children: Inline[] };

export interface ListItem {
  /** Null in lists without boxes. */
  isChecked: boolean | null;
  blocks: Block[];
}

export interface TableCell {
  isHeader: boolean;
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

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 2 | 3 | 4; children: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | List
  | { kind: 'rule' }
  | { kind: 'image'; picture: Picture }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; rows: TableCell[][] };

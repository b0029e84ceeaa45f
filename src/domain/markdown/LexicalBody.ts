/** A node as Lexical serializes it. */
export interface LexicalNode {
  type: string;
  version: number;
  [key: string]: unknown;
}

/** The body of a post as the editor stores it. */
export interface LexicalBody {
  root: {
    type: 'root';
    children: LexicalNode[];
    direction: 'ltr' | 'rtl' | null;
    format: '';
    indent: number;
    version: number;
  };
  [key: string]: unknown;
}

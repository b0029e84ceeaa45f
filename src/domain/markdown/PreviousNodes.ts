import { isRecord } from '../isRecord';
import type { LexicalNode } from './LexicalBody';
import type { StoredPicture } from './StoredPicture';
import { textOfNode } from './textOfNode';

const isNode = (node: unknown): node is LexicalNode =>
  isRecord(node) && typeof node.type === 'string' && typeof node.version === 'number';

/** The nodes of the body that a new text replaces, by what they say in Markdown. */
export class PreviousNodes {
  readonly root: unknown;
  private readonly nodes = new Map<string, LexicalNode[]>();

  constructor(body: unknown, pictures: readonly StoredPicture[]) {
    this.root = isRecord(body) ? body.root : null;
    const children = isRecord(this.root) && Array.isArray(this.root.children) ? this.root.children : [];
    for (const node of children.filter(isNode)) {
      const text = textOfNode(node, pictures);
      if (text !== null) this.add(text, node);
    }
  }

  private add(text: string, node: LexicalNode): void {
    const same = this.nodes.get(text);
    if (same) same.push(node);
    else this.nodes.set(text, [node]);
  }

  /** The next node that says `text`; each is given once. */
  take(text: string): LexicalNode | null {
    return this.nodes.get(text)?.shift() ?? null;
  }
}

import { isRecord } from '../isRecord';

/** Gives links and blocks ids that are unique within their body, and the same each time. */
export class NodeIds {
  private readonly taken = new Set<string>();
  private count = 0;

  /** Notes the ids in nodes that are taken over from another body. */
  take(node: unknown): void {
    if (!isRecord(node)) return;
    const fields = isRecord(node.fields) ? node.fields : {};
    for (const id of [node.id, fields.id]) if (typeof id === 'string') this.taken.add(id);
    if (Array.isArray(node.children)) node.children.forEach((child) => this.take(child));
  }

  /** The next one, in the form of the editor's own ids: 24 hexadecimal digits. */
  next(): string {
    do this.count += 1;
    while (this.taken.has(this.format()));
    return this.format();
  }

  private format(): string {
    return this.count.toString(16).padStart(24, '0');
  }
}

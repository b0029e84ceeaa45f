import { isRecord } from '../isRecord';

/** Generates ids for links and blocks, unique within their body and deterministic. */
export class NodeIds {
  private readonly taken = new Set<string>();
  private count = 0;

  /** Reserves the ids in nodes that are copied from another body. */
  take(node: unknown): void {
    if (!isRecord(node)) return;
    const fields = isRecord(node.fields) ? node.fields : {};
    for (const id of [node.id, fields.id]) if (typeof id === 'string') this.taken.add(id);
    if (Array.isArray(node.children)) node.children.forEach((child) => this.take(child));
  }

  /** Returns the next id in the format of the editor's own: 24 hexadecimal digits. */
  next(): string {
    do this.count += 1;
    while (this.taken.has(this.format()));
    return this.format();
  }

  private format(): string {
    return this.count.toString(16).padStart(24, '0');
  }
}

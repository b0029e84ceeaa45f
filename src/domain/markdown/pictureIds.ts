import { isRecord } from '../isRecord';

/** The ids of the stored pictures that a body shows, each once. */
export function pictureIds(body: unknown): number[] {
  const ids = new Set<number>();
  const visit = (node: unknown): void => {
    if (!isRecord(node)) return;
    if (node.type === 'upload') {
      const id = isRecord(node.value) ? node.value.id : node.value;
      if (typeof id === 'number') ids.add(id);
    }
    if (Array.isArray(node.children)) node.children.forEach(visit);
  };
  if (isRecord(body)) visit(body.root);
  return [...ids];
}

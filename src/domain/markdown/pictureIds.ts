import { isRecord } from '../isRecord';

/** Returns the distinct ids of the stored images in a body. */
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

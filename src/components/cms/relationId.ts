import { isRecord } from '@/domain/isRecord';

/** Returns the id in the form value of an upload or relationship, which is the id or the populated document. */
export function relationId(value: unknown): number | null {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}

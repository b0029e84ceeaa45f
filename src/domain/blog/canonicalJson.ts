import { isRecord } from './isRecord';

/** JSON whose keys are in order, so that equal values give equal texts: the database keeps them in an order of its own. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

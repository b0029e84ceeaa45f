import { isRecord } from './isRecord';

/** JSON that is the same for the same data, in whichever order a database gives the fields of its objects back. */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

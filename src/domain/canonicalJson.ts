/** JSON that is the same for the same data, in whichever order a database gives the fields of its objects back. */
export const canonicalJson = (data: unknown): string => written(data) ?? 'null';

/** Undefined for what JSON leaves out. */
function written(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => written(item) ?? 'null').join(',')}]`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return written(value.toJSON());
  const parts: string[] = [];
  for (const name of sortedNames(value)) {
    const json = written((value as Record<string, unknown>)[name]);
    if (json !== undefined) parts.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${parts.join(',')}}`;
}

/** Whole numbers come first and by size, as in every object: so stored fingerprints were made. */
function sortedNames(value: object): string[] {
  const names = Object.keys(value).sort();
  return names.some((name) => /^\d/.test(name))
    ? Object.keys(Object.fromEntries(names.map((name) => [name, null])))
    : names;
}

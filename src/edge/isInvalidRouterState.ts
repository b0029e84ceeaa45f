const longestHeader = 40_000;

/**
 * Returns whether the router state header is invalid: Next answers an invalid one with a bare 500.
 * @param header `Next-Router-State-Tree`: an encoded JSON list that starts with the name of a segment
 */
export function isInvalidRouterState(header: string | string[] | undefined): boolean {
  if (header === undefined) return false;
  if (typeof header !== 'string' || header.length > longestHeader) return true;
  try {
    return !isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return true;
  }
}

/** `[segment, { slot: tree }, …]`, where a segment is a name, or the name, value and kind of a parameter. */
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, slots] = value as unknown[];
  const isSegment =
    typeof segment === 'string' || (Array.isArray(segment) && segment.every((part) => part !== undefined));
  return (
    isSegment &&
    typeof slots === 'object' &&
    slots !== null &&
    !Array.isArray(slots) &&
    Object.values(slots).every(isTree)
  );
}

import type { Segment } from '@/domain/api/readSegments';

/**
 * Returns whether a path matches a pattern, in which `:name` stands for one segment. Fixed segments must match
 * literally: `%75sers` is not `users`, although the two are equivalent.
 */
export function matchesPath(pattern: string, segments: Segment[]): boolean {
  const expected = pattern.split('/').slice(1);
  return (
    expected.length === segments.length &&
    expected.every((part, index) => part.startsWith(':') || part === segments[index]?.raw)
  );
}

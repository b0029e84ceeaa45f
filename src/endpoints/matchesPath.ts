import type { Segment } from '@/domain/api/readSegments';

/**
 * Whether an address fits a pattern, in which `:name` stands for one segment. What is fixed must stand there letter by
 * letter: `%75sers` is not `users`, although both mean the same.
 */
export function matchesPath(pattern: string, segments: Segment[]): boolean {
  const expected = pattern.split('/').slice(1);
  return (
    expected.length === segments.length &&
    expected.every((part, index) => part.startsWith(':') || part === segments[index]?.raw)
  );
}

import type { Segment } from '@/domain/api/readSegments';
import type { DocumentedEndpoint } from './defineEndpoint';
import { documentedEndpoints } from '.';
import { matchesPath } from './matchesPath';

interface FoundEndpoint {
  endpoint: DocumentedEndpoint;
  /** What stands in the address for the names in the endpoint's path. */
  params: Record<string, string>;
}

const keyOf = (method: string, path: string): string => `${method.toLowerCase()} ${path}`;

const hasNames = ({ contract }: DocumentedEndpoint): boolean => contract.path.includes('/:');
const named = documentedEndpoints.filter(hasNames);
/** Most calls have a fixed address, which needs no search. */
const fixed = new Map(
  documentedEndpoints
    .filter((endpoint) => !hasNames(endpoint))
    .map((endpoint) => [keyOf(endpoint.contract.method, endpoint.contract.path), endpoint]),
);

/**
 * Part of Payload's config, so that calls are answered by the config's own copies of our modules. Next keeps several
 * copies, and Payload is started by whichever is asked first: errors and notes that a hook or the session strategy makes
 * are known as such by the copy that they come from alone.
 */
export interface CallFinder {
  findEndpoint: typeof findEndpoint;
}

/** The documented call of a method and an address; a fixed address goes before one with names in it. */
export function findEndpoint(method: string, segments: Segment[]): FoundEndpoint | undefined {
  const path = segments.map(({ raw }) => `/${raw}`).join('');
  const exact = fixed.get(keyOf(method, path));
  if (exact) return { endpoint: exact, params: {} };
  const endpoint = named.find(
    ({ contract }) => contract.method === method.toLowerCase() && matchesPath(contract.path, segments),
  );
  return endpoint && { endpoint, params: paramsOf(endpoint.contract.path, segments) };
}

function paramsOf(pattern: string, segments: Segment[]): Record<string, string> {
  const parts = pattern.split('/').slice(1);
  return Object.fromEntries(
    parts.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), segments[index]?.text ?? '']] : [],
    ),
  );
}

import type { Segment } from '@/domain/api/readSegments';
import type { DocumentedEndpoint } from './defineEndpoint';
import { documentedEndpoints } from '.';
import { matchesPath } from './matchesPath';

interface FoundEndpoint {
  endpoint: DocumentedEndpoint;
  /** Values of the path parameters. */
  params: Record<string, string>;
}

const keyOf = (method: string, path: string): string => `${method.toLowerCase()} ${path}`;

const hasNames = ({ contract }: DocumentedEndpoint): boolean => contract.path.includes('/:');
const named = documentedEndpoints.filter(hasNames);
/** Most endpoints have a fixed path, which needs no search. */
const fixed = new Map(
  documentedEndpoints
    .filter((endpoint) => !hasNames(endpoint))
    .map((endpoint) => [keyOf(endpoint.contract.method, endpoint.contract.path), endpoint]),
);

/**
 * Part of Payload's config, so that requests are handled by the config's own copies of our modules. Next bundles
 * several copies, and the first request decides which one starts Payload. Errors and WeakMap entries that a hook or the
 * session strategy creates are only recognized within the same copy.
 */
export interface CallFinder {
  findEndpoint: typeof findEndpoint;
}

/** Finds the endpoint of a method and a path; a fixed path takes precedence over one with parameters. */
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

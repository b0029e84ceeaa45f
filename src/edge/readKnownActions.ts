import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the ids of all server actions of a build, from Next's manifest.
 * @param buildDirectory absolute
 */
export function readKnownActions(buildDirectory: string): Set<string> {
  const file = path.join(buildDirectory, 'server', 'server-reference-manifest.json');
  const { node = {}, edge = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return new Set([...Object.keys(node), ...Object.keys(edge)]);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the paths of a build's routes without parameters, from Next's manifest.
 * @param buildDirectory absolute
 */
export function readStaticRoutes(buildDirectory: string): string[] {
  const file = path.join(buildDirectory, 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return [...new Set(routes)].filter((route) => !route.includes('[') && !route.startsWith('/_'));
}

/**
 * Whether JSON text nests deeper than `maxDepth`, found by counting brackets, so that a flood is refused before it is
 * parsed. Strings are skipped.
 */
export function isNestedDeeper(json: string, maxDepth: number): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

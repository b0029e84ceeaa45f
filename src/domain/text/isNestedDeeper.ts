/**
 * Whether JSON text nests deeper than `maxDepth`. Counts brackets, so that hostile input is rejected before it is
 * parsed. Skips strings by a loop: a pattern over one of millions of characters would overflow V8's stack.
 */
export function isNestedDeeper(json: string, maxDepth: number): boolean {
  const sign = /["[\]{}]/g;
  let depth = 0;
  for (let found = sign.exec(json); found; found = sign.exec(json)) {
    const [token] = found;
    if (token === '"') sign.lastIndex = endOfString(json, sign.lastIndex);
    else depth += token === '{' || token === '[' ? 1 : -1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Returns the index after the closing quote of a string that starts at `start`, or the end of the text. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let escapes = quote;
    while (escapes > start && json.charAt(escapes - 1) === '\\') escapes -= 1;
    if ((quote - escapes) % 2 === 0) return quote + 1;
  }
  return json.length;
}

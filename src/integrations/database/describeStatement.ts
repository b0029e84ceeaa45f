const longestText = 600;

const literals = /'(?:[^']|'')*(?:'|$)|(?<![\w$".])\d+(?:\.\d+)?\b/g;
const tableName = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:public"?\.)?"?(\w+)/i;

/**
 * Returns a loggable form of a statement: its text on one line, truncated and without literal values, and a name of
 * its verb and first table.
 */
export function describeStatement(statement: string): { name: string; text: string } {
  const text = statement
    .slice(0, 4 * longestText)
    .replace(literals, '?')
    .replace(/\s+/g, ' ')
    .trim();
  const verb = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const table = tableName.exec(text)?.[1];
  return { name: table ? `${verb} ${table}` : verb, text: text.slice(0, longestText) };
}

/** Returns the query of a list's API path: the parameters that have a value. */
export const listQuery = (parameters: Readonly<Record<string, string | number | null>>): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();

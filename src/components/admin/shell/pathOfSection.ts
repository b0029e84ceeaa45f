const sections: ReadonlySet<string | null> = new Set(['blog', 'categories']);

/**
 * Returns the page of the section in an address of the portal (`tab`), keeping its other parameters; null for the first
 * section.
 */
export function pathOfSection(parameters: URLSearchParams): string | null {
  const { tab, ...others } = Object.fromEntries(parameters);
  if (!tab || !sections.has(tab)) return null;
  const query = new URLSearchParams(others).toString();
  return `/admin/${tab}${query && `?${query}`}`;
}

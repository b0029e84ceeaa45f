const sections: ReadonlySet<string | null> = new Set(['blog', 'categories']);

/** The page of the section that an address of the portal names (`tab`), with all else that it says; null for the first. */
export function pathOfSection(parameters: URLSearchParams): string | null {
  const { tab, ...others } = Object.fromEntries(parameters);
  if (!tab || !sections.has(tab)) return null;
  const query = new URLSearchParams(others).toString();
  return `/admin/${tab}${query && `?${query}`}`;
}

/**
 * Finds every page that is reachable by links from the home page.
 * @param {string} origin of the running site
 * @returns {Promise<string[]>} paths, in the order in which the site links to them
 */
export async function findPages(origin) {
  const found = new Set(['/']);
  // Iterating a Set includes entries that are added meanwhile.
  for (const path of found) {
    const response = await fetch(`${origin}${path}`);
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) {
      found.delete(path);
      continue;
    }
    for (const [, href = ''] of (await response.text()).matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
      const url = new URL(href, origin);
      if (url.origin === origin) found.add(url.pathname);
    }
  }
  return [...found];
}

/** Every page that a visitor can reach by links from the front page. */

const linkPattern = /<a\s[^>]*?href="([^"]+)"/g;

/**
 * @param {string} origin of the running site
 * @returns {Promise<string[]>} paths, in the order in which the site links to them
 */
export async function findPages(origin) {
  const found = new Set(['/']);
  // A set also visits what is added while it is walked through.
  for (const path of found) {
    const response = await fetch(`${origin}${path}`);
    if (!isPage(response)) found.delete(path);
    else for (const linked of linksIn(await response.text(), origin)) found.add(linked);
  }
  return [...found];
}

/** @param {Response} response */
const isPage = ({ ok, headers }) => ok && (headers.get('Content-Type') ?? '').startsWith('text/html');

/**
 * @param {string} html
 * @param {string} origin
 */
function linksIn(html, origin) {
  return [...html.matchAll(linkPattern)]
    .map(([, href = '']) => new URL(href, origin))
    .filter((url) => url.origin === origin)
    .map(({ pathname }) => pathname);
}

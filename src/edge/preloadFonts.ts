/** Set by src/components/site/ScriptsAfterPaint.tsx on public pages, which contain their styles. */
const mark = 'data-scripts="after-paint"';

const firstStyle = /<style [^>]*data-precedence/;
const font = /url\("?(\/_next\/static\/media\/[\w.-]+\.woff2)"?\)/g;

/**
 * Adds preload links for a public page's fonts, so that the browser fetches them before the first layout. Next would
 * preload them on every page with a shared boundary, including the CMS, which has fonts of its own.
 */
export function preloadFonts(html: string): string {
  if (!html.includes(mark)) return html;
  const addresses = new Set(Array.from(html.matchAll(font), ([, address]) => address));
  const links = Array.from(
    addresses,
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="">`,
  );
  return html.replace(firstStyle, (style) => links.join('') + style);
}

/** Written by src/components/site/ScriptsAfterPaint.tsx: a public page, with its styles in it. */
const mark = 'data-scripts="after-paint"';

const firstStyle = /<style [^>]*data-precedence/;
const font = /url\("?(\/_next\/static\/media\/[\w.-]+\.woff2)"?\)/g;

/**
 * Has the browser fetch a public page's fonts while the page is still arriving, not after its first layout. Next would
 * preload them on every page with a shared boundary, the CMS included, which has fonts of its own.
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

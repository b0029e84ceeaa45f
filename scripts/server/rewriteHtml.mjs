/**
 * Lets `rewrite` change the prerendered pages that a handler answers with: Next hands each over as a whole. All other
 * answers pass as they are.
 * @param {import('node:http').ServerResponse} response
 * @param {(html: string) => string} rewrite
 */
export function rewriteHtml(response, rewrite) {
  const end = response.end.bind(response);
  /** @param {unknown[]} rest */
  response.end = (...rest) => {
    const [page, ...others] = rest;
    if (!isPrerendered(response) || response.headersSent) return Reflect.apply(end, undefined, rest);
    // To HEAD, and to those who have the page already.
    if (typeof page !== 'string') {
      response.removeHeader('Content-Length');
      return Reflect.apply(end, undefined, rest);
    }
    const html = rewrite(page);
    response.setHeader('Content-Length', Buffer.byteLength(html));
    return Reflect.apply(end, undefined, [html, ...others]);
  };
}

/** @param {import('node:http').ServerResponse} response */
function isPrerendered(response) {
  return (
    response.getHeader('x-nextjs-prerender') === '1' &&
    String(response.getHeader('content-type')).startsWith('text/html')
  );
}

/** Returns whether a browser submitted a form natively, without the page's scripts. */
export const isPlainForm = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Whether a browser sends a form by itself, without the page's scripts. */
export const isPlainForm = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;

import { freshAddress, handle, readAnswer, siteUrl, type ApiAnswer } from './api';

const headersOf = (token?: string) => ({
  'x-client-address': freshAddress(),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

/** Sends a form with files through the route handlers of /api. */
export async function sendForm<Body = Record<string, unknown>>(
  path: string,
  fields: Record<string, string | File>,
  token?: string,
): Promise<ApiAnswer<Body>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request(`${siteUrl}${path}`, { method: 'POST', headers: headersOf(token), body: form });
  return readAnswer('POST', path, await handle('POST', path, request));
}

/** Fetches a file through the route handlers of /api. */
export async function download(path: string, token?: string) {
  const request = new Request(`${siteUrl}${path}`, { headers: headersOf(token) });
  const response = await handle('GET', path, request);
  return {
    status: response.status,
    data: Buffer.from(await response.arrayBuffer()),
    headers: response.headers,
  };
}

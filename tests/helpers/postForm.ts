import * as route from '@/app/(payload)/api/[...slug]/route';
import { freshAddress, siteUrl } from './api';

/** Posts a form as a browser without JavaScript does. */
export async function postForm(path: string, fields: Record<string, string>, address = freshAddress()) {
  const request = new Request(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { 'x-client-address': address },
    body: new URLSearchParams(fields),
  });
  const response = await route.POST(request);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

import * as route from '@/app/(payload)/api/[...slug]/route';
import type { Media } from '@/payload-types';
import { freshAddress, siteUrl } from './api';

interface Upload {
  token?: string;
  data: Uint8Array<ArrayBuffer>;
  name?: string;
  type?: string;
  alt?: string;
}

/** Uploads a file to the media library as the CMS does. */
export async function uploadPicture({
  token,
  data,
  name = 'Desk & lamp.png',
  type = 'image/png',
  alt = 'A desk',
}: Upload) {
  const form = new FormData();
  form.append('file', new File([data], name, { type }));
  form.append('_payload', JSON.stringify({ alt }));
  const request = new Request(`${siteUrl}/api/media`, {
    method: 'POST',
    headers: { 'x-client-address': freshAddress(), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: form,
  });
  const response = await route.POST(request);
  const body = (await response.json()) as { doc: Media; errors?: { message: string }[] };
  return { status: response.status, body };
}

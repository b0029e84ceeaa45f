import { Busy, TooManyRequests } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { inHashingRoom } from '@/integrations/limits/inHashingRoom';
import { inPictureRoom } from '@/integrations/limits/inPictureRoom';

const changing = new Set(['POST', 'PATCH', 'PUT']);
/** Accounts, all or one of them. */
const users = /^\/users(\/\d+)?\/?$/;
const media = /^\/media\/?$/;

/**
 * Payload's own routes set passwords and take pictures, too: the CMS panel's requests wait for a place in the same rooms
 * as the documented calls. Its other requests pass.
 */
export async function inPanelRoom(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await roomOf(request, path, handle);
  } catch (error) {
    if (!(error instanceof Busy || error instanceof TooManyRequests)) throw error;
    const { status, message, retryAfterSeconds } = error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };
    // The panel shows the first of `errors`.
    return Response.json({ message, error: message, errors: [{ message }] }, { status, headers });
  }
}

function roomOf({ method, headers }: Request, path: string, handle: () => Promise<Response>) {
  if (!changing.has(method)) return handle();
  if (users.test(path)) return inHashingRoom(headers, handle);
  return media.test(path) ? inPictureRoom(clientAddress(headers), handle) : handle();
}

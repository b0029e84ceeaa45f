import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { bodyBytesHeader } from '@/domain/api/wholeResponse';

/** Compressed, they would be as long or longer, and take ten times the work. */
const shortBytes = 1_024;

/**
 * Whether an answer is compressed. `compression` has a threshold of its own, which only sees a Content-Length, and Next
 * drops that of every call: so calls tell it by another name, which is taken away here.
 */
export function isWorthCompressing(request: IncomingMessage, response: ServerResponse): boolean {
  const bytes = response.getHeader(bodyBytesHeader);
  response.removeHeader(bodyBytesHeader);
  if (bytes !== undefined && Number(bytes) < shortBytes) return false;
  return compression.filter(
    request as Parameters<typeof compression.filter>[0],
    response as Parameters<typeof compression.filter>[1],
  );
}

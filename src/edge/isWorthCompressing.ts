import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { bodyBytesHeader } from '@/domain/api/wholeResponse';

/** Compressing smaller bodies saves nothing and takes ten times the work. */
const shortBytes = 1_024;

/**
 * Returns whether to compress a response. The threshold of `compression` only sees Content-Length, which Next drops
 * from every API response. API responses therefore report their length in another header, which is removed here.
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

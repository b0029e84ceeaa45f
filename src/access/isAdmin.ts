import type { PayloadRequest } from 'payload';

/** The role comes from the row that was read for this request, so a demotion works at once. */
export function isAdmin({ req }: { req: PayloadRequest }): boolean {
  return req.user?.role === 'admin';
}

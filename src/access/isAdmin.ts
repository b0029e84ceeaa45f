import type { PayloadRequest } from 'payload';

/**
 * Returns whether the user is an administrator. The role is read from the database for each request, so a demotion
 * takes effect at once.
 */
export function isAdmin({ req }: { req: PayloadRequest }): boolean {
  return req.user?.role === 'admin';
}

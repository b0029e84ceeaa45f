/**
 * Maximum age of cached results. Tags already invalidate changes at once on every server. This covers changes without
 * an invalidation: a restored backup, and a server killed between its commit and the row that notifies the others
 * (0046).
 */
export const maxAgeSeconds = 60;

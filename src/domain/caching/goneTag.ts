/**
 * Tag that is invalidated along with `tag` when the content is no longer public. Pages with it are evicted at once
 * instead of being served stale, even if rendering them again fails.
 */
export const goneTag = (tag: string): string => `gone:${tag}`;

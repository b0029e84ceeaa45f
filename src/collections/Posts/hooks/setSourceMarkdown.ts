import type { CollectionBeforeChangeHook } from 'payload';
import { bodyFingerprint } from '@/operations/blog/bodyFingerprint';
import type { Post } from '@/payload-types';

/**
 * Records who saved each version. Stores the Markdown source of a body with a hash of the parsed body: once the rich
 * text editor changes the body, the hash no longer matches.
 */
export const setSourceMarkdown: CollectionBeforeChangeHook<Post> = ({ context, data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
  ...(typeof context.typedMarkdown === 'string'
    ? { typedMarkdown: context.typedMarkdown, typedFor: bodyFingerprint(data.body) }
    : {}),
});

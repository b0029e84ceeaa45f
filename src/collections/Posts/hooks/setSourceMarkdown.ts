import type { CollectionBeforeChangeHook } from 'payload';
import { bodyFingerprint } from '@/operations/blog/bodyFingerprint';
import type { Post } from '@/payload-types';

/**
 * Signs each version with who saved it. Beside a body that was written in Markdown it keeps what its author typed, with
 * the fingerprint of the body that it belongs to: when the body is changed in the rich text editor, the two part.
 */
export const setSourceMarkdown: CollectionBeforeChangeHook<Post> = ({ context, data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
  ...(typeof context.typedMarkdown === 'string'
    ? { typedMarkdown: context.typedMarkdown, typedFor: bodyFingerprint(data.body) }
    : {}),
});

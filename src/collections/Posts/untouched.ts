import type { Where } from 'payload';
import { writtenFields } from '@/domain/blog/writtenFields';
import type { Post } from '@/payload-types';

const fields: readonly (keyof Post)[] = writtenFields;

/**
 * The panel saves a post when its empty form is opened, and leaves it behind when nobody writes anything. Of a post's latest
 * version.
 */
export const untouched: Where = {
  and: [{ _status: { equals: 'draft' } }, ...fields.map((field): Where => ({ [field]: { exists: false } }))],
};

/** All others. */
export const touched: Where = {
  or: [
    { _status: { equals: 'published' } },
    ...fields.map((field): Where => ({ [field]: { exists: true } })),
  ],
};

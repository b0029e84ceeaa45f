import type { Where } from 'payload';
import { writtenFields } from '@/domain/blog/writtenFields';
import type { Post } from '@/payload-types';

const fields: readonly (keyof Post)[] = writtenFields;

/**
 * Matches posts without content, by their latest version. The admin panel creates a draft when an empty form is
 * opened, and leaves it behind if nothing is typed.
 */
export const untouched: Where = {
  and: [{ _status: { equals: 'draft' } }, ...fields.map((field): Where => ({ [field]: { exists: false } }))],
};

/** The negation of `untouched`. */
export const touched: Where = {
  or: [
    { _status: { equals: 'published' } },
    ...fields.map((field): Where => ({ [field]: { exists: true } })),
  ],
};

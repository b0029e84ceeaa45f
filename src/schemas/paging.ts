import { z } from 'zod';

/** Entries of a page unless asked otherwise, and at most. */
export const pageLimits = { usual: 20, max: 100, lastPage: 100_000 } as const;

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `${name} must be a whole number from 1`)
    .transform(Number)
    .pipe(z.number().max(max, `${name} must be at most ${max}`))
    .optional();

/** The query parameters with which every admin list pages. */
export const pagingFields = {
  page: wholeNumber('page', pageLimits.lastPage).describe('From 1'),
  limit: wholeNumber('limit', pageLimits.max).describe(
    `Entries of a page, at most ${pageLimits.max}; ${pageLimits.usual} unless told`,
  ),
};

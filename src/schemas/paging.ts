import { z } from 'zod';

/** Default and maximum page size, and the last page. */
export const pageLimits = { usual: 20, max: 100, lastPage: 100_000 } as const;

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `${name} must be a whole number from 1`)
    .transform(Number)
    .pipe(z.number().max(max, `${name} must be at most ${max}`))
    .optional();

/** Pagination parameters of all admin lists. */
export const pagingFields = {
  page: wholeNumber('page', pageLimits.lastPage).describe('From 1'),
  limit: wholeNumber('limit', pageLimits.max).describe(
    `Entries of a page, at most ${pageLimits.max}; ${pageLimits.usual} unless told`,
  ),
};

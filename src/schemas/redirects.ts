import { z } from 'zod';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { cleanText } from './cleanText';
import { pagingFields } from './paging';

const redirectSortKeys = ['from', 'updatedAt'] as const;
export const redirectSorts = [
  ...redirectSortKeys,
  ...redirectSortKeys.map((key) => `-${key}` as const),
] as const;
export const defaultRedirectSort: (typeof redirectSorts)[number] = '-updatedAt';

export const redirectListQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: 200 }).optional().describe('Occurs in one of the two addresses'),
  sort: z
    .enum(redirectSorts, 'Unknown order')
    .default(defaultRedirectSort)
    .describe(`Changed last first (${defaultRedirectSort}) unless told`),
});
export type RedirectListQuery = z.output<typeof redirectListQuerySchema>;

export const redirectSchema = z.object({
  id: z.number(),
  from: z.string().describe('A path of this site'),
  to: z.string().describe('A path of this site, or an https address'),
  isPermanent: z.boolean().describe('Answered with 308, otherwise with 307'),
  updatedAt: z.iso.datetime(),
});
export type RedirectAnswer = z.infer<typeof redirectSchema>;
export const redirectsSchema = z.array(redirectSchema);

/** A redirect. Which addresses are taken is said by the collection, for every door. */
export const redirectBodySchema = z.object({
  from: cleanText({ max: 2 * redirectLimits.toMaxLength, required: 'Enter the old address.' }).describe(
    'A path of this site, or a whole address, of which the path counts',
  ),
  to: cleanText({ max: redirectLimits.toMaxLength, required: 'Enter where it leads.' }).describe(
    'A path of this site, or an address that begins with https://',
  ),
  isPermanent: z.boolean('Must be true or false').default(true),
});
export type RedirectBody = z.output<typeof redirectBodySchema>;

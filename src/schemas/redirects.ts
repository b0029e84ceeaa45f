import { z } from 'zod';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { cleanText } from './cleanText';
import { momentSchema } from './momentSpan';
import { pagingFields } from './paging';

/** Limits of an imported file. */
export const redirectFileLimits = { maxCharacters: 900_000, maxLines: 5_000 } as const;

const redirectSortKeys = ['from', 'updatedAt'] as const;
const redirectSorts = [...redirectSortKeys, ...redirectSortKeys.map((key) => `-${key}` as const)] as const;
const defaultRedirectSort: (typeof redirectSorts)[number] = '-updatedAt';

export const redirectListQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: 200, isLine: true }).optional().describe('Occurs in one of the two addresses'),
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

/** A redirect. The collection validates which paths are allowed, for every API that writes it. */
export const redirectBodySchema = z.object({
  from: cleanText({
    max: 2 * redirectLimits.toMaxLength,
    required: 'Enter the old address.',
    isLine: true,
  }).describe('A path of this site, or a whole address, of which the path counts'),
  to: cleanText({
    max: redirectLimits.toMaxLength,
    required: 'Enter where it leads.',
    isLine: true,
  }).describe('A path of this site, or an address that begins with https://'),
  isPermanent: z.boolean('Must be true or false').default(true),
});

export const updateRedirectBodySchema = redirectBodySchema.extend({
  updatedAt: momentSchema('updatedAt')
    .optional()
    .describe('The version that was shown; if there is a newer one, the call answers 409 with it'),
});
export type UpdateRedirectBody = z.output<typeof updateRedirectBodySchema>;

export const importRedirectsBodySchema = z.object({
  csv: z
    .string('Must be text')
    .max(redirectFileLimits.maxCharacters, 'The file is too large.')
    .describe(
      'Lines of from, to and permanent or temporary; a first line that begins with "from" is left out',
    ),
  confirm: z
    .boolean('Must be true or false')
    .default(false)
    .describe('Store what can be stored; otherwise nothing is'),
});
export type ImportRedirectsBody = z.output<typeof importRedirectsBodySchema>;

/** Result of one imported line. */
const importedLineSchema = z.object({
  line: z.number().describe('From 1'),
  from: z.string().describe('As it stands there'),
  to: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
  message: z
    .string()
    .optional()
    .describe('Why it is refused, what is stored where that differs, or what else is deleted'),
});
export type ImportedLine = z.infer<typeof importedLineSchema>;

export const importRedirectsAnswerSchema = z.object({
  isStored: z.boolean(),
  lines: z.array(importedLineSchema),
});
export type ImportRedirectsAnswer = z.infer<typeof importRedirectsAnswerSchema>;

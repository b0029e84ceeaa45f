import { z } from 'zod';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { pagingFields } from './paging';

export const missingAddressQuerySchema = z.object(pagingFields);
export type MissingAddressQuery = z.output<typeof missingAddressQuerySchema>;

const missingAddressSchema = z.object({
  path: z.string(),
  count: z.number().describe('How often it was asked for'),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  suggestion: z.string().nullable().describe('The page whose address is most like it'),
});
export type MissingAddress = z.infer<typeof missingAddressSchema>;
export const missingAddressesSchema = z.array(missingAddressSchema);

export const dismissAddressBodySchema = z.object({
  path: z.string('Must be text').max(redirectLimits.fromMaxLength).describe('As the list names it'),
});
export type DismissAddressBody = z.output<typeof dismissAddressBodySchema>;

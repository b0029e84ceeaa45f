import { z } from 'zod';
import { isTimeZone } from '@/domain/accounts/timeZones';

/** Query parameters of a PDF report. */
export const printQuerySchema = z.object({
  timezone: z
    .string()
    .refine(isTimeZone, 'Unknown time zone')
    .default('UTC')
    .describe('In which the dates are written'),
});

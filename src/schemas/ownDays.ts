import { z } from 'zod';
import { ownDaysLimits } from '@/domain/analysis/plan/ownDays';
import { within } from './analysisBody';

/** Days that the client's own staff can contribute. */
export const ownDaysBodySchema = z.object({
  daysAMonth: within(ownDaysLimits, 'Days a month')
    .multipleOf(0.1, 'Days a month: one decimal at most')
    .nullable()
    .describe('Null takes it back: the assumption is counted with again'),
});
export type OwnDaysBody = z.output<typeof ownDaysBodySchema>;

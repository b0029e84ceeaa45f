import type { PayloadRequest } from 'payload';
import { assumedDayRateUsd } from '@/domain/analysis/investment/investmentFactors';

/** What the firm has set for a day of its consultants, US dollars; null while it has set nothing. */
export async function firmDayRate({ payload }: PayloadRequest): Promise<number | null> {
  // Past the field's access: clients see what their own report costs, not the setting.
  const { dayRateUsd } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return dayRateUsd ?? null;
}

/** The rate that an analysis' costs are counted with. */
export const countedDayRate = (dayRateUsd: number | null | undefined): number =>
  dayRateUsd ?? assumedDayRateUsd;

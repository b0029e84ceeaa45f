import type { PayloadRequest } from 'payload';
import { assumedDayRateUsd } from '@/domain/analysis/investment/investmentFactors';

/** Returns the firm's day rate in US dollars, or null if none is set. */
export async function firmDayRate({ payload }: PayloadRequest): Promise<number | null> {
  // Bypasses field access on purpose: clients see the costs in their report, but not the setting.
  const { dayRateUsd } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return dayRateUsd ?? null;
}

/** The day rate in US dollars that an analysis is calculated with. */
export const countedDayRate = (dayRateUsd: number | null | undefined): number =>
  dayRateUsd ?? assumedDayRateUsd;

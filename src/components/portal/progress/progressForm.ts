import { z } from 'zod';
import { ownProgressTexts as texts } from '@/content/portal/progress';
import { projectStatuses } from '@/domain/analysis/progress/projectStatuses';
import { typedNumber } from '@/format/typedNumber';
import { progressBodySchema, statusMissing, type PresentedProgress } from '@/schemas/progress';

/** What the fields hold, as typed. */
export interface ProgressForm {
  /** Empty for a project that nothing is recorded of. */
  status: string;
  hoursAMonth: string;
  costUsd: string;
  note: string;
}

export const toProgressForm = (progress: PresentedProgress | undefined): ProgressForm => ({
  status: progress?.status ?? '',
  hoursAMonth: progress?.hours_a_month?.toString() ?? '',
  costUsd: progress?.cost_usd?.toString() ?? '',
  note: progress?.note ?? '',
});

const typedOrNull = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null;
  const number = typedNumber(typed);
  if (Number.isNaN(number)) context.addIssue({ code: 'custom', message: texts.number });
  return number;
});

const { hoursAMonth, costUsd, note } = progressBodySchema.shape;

/**
 * By the contract of the call. Without a status nothing is recorded, or what was is taken back, and null comes of it; what
 * is typed beside it then has to have one, unless it is that which is taken back.
 */
export const progressFormSchema = (isRecorded: boolean) =>
  z
    .object({
      status: z.enum(['', ...projectStatuses]),
      hoursAMonth: typedOrNull.pipe(hoursAMonth),
      costUsd: typedOrNull.pipe(costUsd),
      note,
    })
    .transform(({ status, ...rest }, context) => {
      if (status !== '') return { progress: { status, ...rest } };
      const isEmpty = rest.hoursAMonth === null && rest.costUsd === null && rest.note === '';
      if (!isEmpty && !isRecorded)
        context.addIssue({ code: 'custom', path: ['status'], message: statusMissing });
      return { progress: null };
    });

import { z } from 'zod';
import { ownProgressTexts as texts } from '@/content/portal/progress';
import { projectStatuses } from '@/domain/analysis/progress/projectStatuses';
import { typedNumber } from '@/format/typedNumber';
import { progressBodySchema, statusMissing, type PresentedProgress } from '@/schemas/progress';

/** Field values as typed. */
export interface ProgressForm {
  /** Empty for a project without a record. */
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
 * Form schema from the API contract. An empty status yields null: nothing is recorded, or an existing record is
 * deleted. Other fields require a status, unless the record is being deleted.
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

import { z } from 'zod';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import type { InquiryDetails } from '@/schemas/inquiryDesk';

/** Status and owner as form values, and as the API accepts them. */
export const handlingFormSchema = z
  .object({ status: z.enum(inquiryStates), ownerId: z.string() })
  .transform(({ status, ownerId }) => ({ status, ownerId: ownerId ? Number(ownerId) : null }));

type HandlingForm = z.input<typeof handlingFormSchema>;

export const toHandlingForm = ({ status, owner }: InquiryDetails): HandlingForm => ({
  status,
  ownerId: owner ? String(owner.id) : '',
});

const fields = ['status', 'ownerId'] as const satisfies readonly (keyof HandlingForm)[];

const repliesTo = ({ entries }: InquiryDetails): number =>
  entries.filter(({ kind }) => kind === 'reply').length;

/** A reply moves a new inquiry to "in talks" automatically; that is not a user's change. */
const wasTakenIntoTalks = (before: InquiryDetails, now: InquiryDetails): boolean =>
  before.status === 'new' && now.status === 'answered' && repliesTo(now) > repliesTo(before);

/**
 * Returns the version that a save sends. If someone else changed a field that was also changed here, the older version
 * is kept, so that the server rejects the save.
 * @param before version that the changes are based on
 * @param changed fields changed here and not yet saved
 */
export function versionToSave(
  before: InquiryDetails,
  now: InquiryDetails,
  changed: Partial<Record<keyof HandlingForm, boolean>>,
): InquiryDetails {
  const stored = toHandlingForm(wasTakenIntoTalks(before, now) ? { ...now, status: before.status } : now);
  const shown = toHandlingForm(before);
  return fields.some((field) => changed[field] && stored[field] !== shown[field]) ? before : now;
}

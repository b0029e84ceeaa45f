import { z } from 'zod';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import type { InquiryDetails } from '@/schemas/inquiryDesk';

/** State and owner as the form's fields hold them, and as the call takes them. */
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

/** A reply takes a new inquiry into talks by itself: nobody chose that. */
const wasTakenIntoTalks = (before: InquiryDetails, now: InquiryDetails): boolean =>
  before.status === 'new' && now.status === 'answered' && repliesTo(now) > repliesTo(before);

/**
 * The version that a save writes over. What others stored in a field that was changed here stays unseen behind the change,
 * so that the save is still of the version before, and refused.
 * @param before the version that the changes were made in
 * @param changed which fields were changed here and not saved
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

import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { forgetAccountInEntries, forgetAnalysesInEntries } from '@/database/tables/trailEntries';
import { accountMark } from '@/domain/trail/inquiryOwnerInTrail';
import { fieldsKeptInTrail } from '@/services/accounts/accountFields';

/** Runs before the deletion, while the account's analyses can still be found. */
export const forgetAnalysesInTrail: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await forgetAnalysesInEntries(req, Number(id));
};

/** Includes events that aren't account fields. */
const keptFields = [...fieldsKeptInTrail, 'password', 'removal'];

/**
 * Removes a deleted account's name, email and company from the trail. The entries stay, with action, time, actor and
 * the account's id. Runs after the trail entry of the deletion is written, so that it is anonymized too, and after
 * `forgetInvitations`: entries about invitations that are still open keep their address.
 */
export const forgetAccountInTrail: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await forgetAccountInEntries(req, Number(id), {
    email: String(doc.email),
    label: `Deleted account ${id}`,
    keptFields,
    mark: accountMark(Number(id)),
  });
};

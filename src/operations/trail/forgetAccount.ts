import type { PayloadRequest } from 'payload';
import { forgetAccountInEntries } from '@/database/tables/trailEntries';
import { fieldsKeptInTrail } from '../accounts/accountFields';
import { accountMark } from './inquiryOwnerInTrail';

/** Includes events that aren't account fields. */
const keptFields = [...fieldsKeptInTrail, 'password', 'removal'];

/**
 * Removes a deleted account's name, email and company from the trail. The entries stay, with action, time, actor and
 * the account's id.
 */
export async function forgetAccount(req: PayloadRequest, userId: number, email: string): Promise<void> {
  await forgetAccountInEntries(req, userId, {
    email,
    label: `Deleted account ${userId}`,
    keptFields,
    mark: accountMark(userId),
  });
}

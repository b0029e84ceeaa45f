import type { PayloadRequest } from 'payload';
import { forgetAccountInEntries } from '@/database/tables/trailEntries';
import { fieldsKeptInTrail } from '../accounts/accountFields';
import { accountMark } from './inquiryOwnerInTrail';

/** Also what isn't a field of the account, but was done with it. */
const keptFields = [...fieldsKeptInTrail, 'password', 'removal'];

/**
 * Takes a deleted account's name, email and company out of the trail. Its entries stay, with what was done, when,
 * by whom, and the account's number.
 */
export async function forgetAccount(req: PayloadRequest, userId: number, email: string): Promise<void> {
  await forgetAccountInEntries(req, userId, {
    email,
    label: `Deleted account ${userId}`,
    keptFields,
    mark: accountMark(userId),
  });
}

import type { PayloadRequest } from 'payload';
import { preferenceDefaults } from '@/domain/accounts/preferences';
import type { Preferences } from '@/schemas/account';
import { requireUser } from '../requireUser';

/** What the signed-in account prefers; accounts that never said so have the defaults. */
export function readPreferences({ req }: { req: PayloadRequest }): Preferences {
  const { emailNotifications, marketingEmails, timezone } = requireUser(req);
  return {
    emailNotifications: emailNotifications ?? preferenceDefaults.emailNotifications,
    marketingEmails: marketingEmails ?? preferenceDefaults.marketingEmails,
    timezone: timezone ?? preferenceDefaults.timezone,
  };
}

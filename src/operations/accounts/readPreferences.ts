import type { PayloadRequest } from 'payload';
import { preferenceDefaults } from '@/domain/accounts/preferences';
import type { User } from '@/payload-types';
import type { Preferences } from '@/schemas/account';
import { requireUser } from '../requireUser';

/** What the signed-in account prefers; accounts that never said so have the defaults. */
export const readPreferences = ({ req }: { req: PayloadRequest }): Preferences =>
  preferencesOf(requireUser(req));

/** The same of any account. */
export function preferencesOf({ emailNotifications, marketingEmails, timezone }: Preferring): Preferences {
  return {
    emailNotifications: emailNotifications ?? preferenceDefaults.emailNotifications,
    marketingEmails: marketingEmails ?? preferenceDefaults.marketingEmails,
    timezone: timezone ?? preferenceDefaults.timezone,
  };
}

type Preferring = Pick<User, 'emailNotifications' | 'marketingEmails' | 'timezone'>;

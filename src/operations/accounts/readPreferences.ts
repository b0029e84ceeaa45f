import type { PayloadRequest } from 'payload';
import { preferenceDefaults } from '@/domain/accounts/preferences';
import type { User } from '@/payload-types';
import type { Preferences } from '@/schemas/account';
import { requireUser } from '../requireUser';

/** Returns the signed-in account's preferences, with defaults for those never set. */
export const readPreferences = ({ req }: { req: PayloadRequest }): Preferences =>
  preferencesOf(requireUser(req));

/** Returns any account's preferences. */
export function preferencesOf({ emailNotifications, marketingEmails, timezone }: Preferring): Preferences {
  return {
    emailNotifications: emailNotifications ?? preferenceDefaults.emailNotifications,
    marketingEmails: marketingEmails ?? preferenceDefaults.marketingEmails,
    timezone: timezone ?? preferenceDefaults.timezone,
  };
}

type Preferring = Pick<User, 'emailNotifications' | 'marketingEmails' | 'timezone'>;

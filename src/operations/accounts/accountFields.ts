import type { User } from '@/payload-types';
import type { Preferences } from '@/schemas/account';
import { sessionUserSchema, type SessionUser } from '@/schemas/auth';

interface AccountField {
  /** Where the account's owner finds it in the export of their data; null for what says nothing about them. */
  export: keyof SessionUser | keyof Preferences | null;
  /** Whether changes of it are noted in the trail, and whether a note outlives the account. */
  trail: 'forgotten with the account' | 'kept' | 'never';
}

const secret = { export: null, trail: 'never' } as const;

/** What becomes of each field of an account. A field that isn't here, or is missing from the export, doesn't compile. */
const accountFields = {
  id: { export: 'id', trail: 'never' },
  name: { export: 'name', trail: 'forgotten with the account' },
  email: { export: 'email', trail: 'forgotten with the account' },
  company: { export: 'company', trail: 'forgotten with the account' },
  role: { export: 'role', trail: 'kept' },
  reportLimit: { export: 'reportLimit', trail: 'kept' },
  profileImage: { export: 'profileImage', trail: 'never' },
  pendingEmail: { export: 'pendingEmail', trail: 'never' },
  mustChangePassword: { export: 'mustChangePassword', trail: 'never' },
  hasCommonPassword: { export: 'hasCommonPassword', trail: 'never' },
  passwordDueAt: { export: 'passwordDueAt', trail: 'never' },
  pendingEmailUntil: { export: null, trail: 'never' },
  emailNotifications: { export: 'emailNotifications', trail: 'never' },
  marketingEmails: { export: 'marketingEmails', trail: 'never' },
  timezone: { export: 'timezone', trail: 'never' },
  createdAt: { export: 'createdAt', trail: 'never' },
  updatedAt: { export: null, trail: 'never' },
  collection: { export: null, trail: 'never' },
  password: secret,
  salt: secret,
  hash: secret,
  resetPasswordToken: secret,
  resetPasswordExpiration: secret,
  resetPasswordRequestedAt: secret,
} as const satisfies Record<keyof User, AccountField>;

type AccountFields = typeof accountFields;

/** Fields that the account's owner is shown, by the name under which they are. */
export type ShownField = {
  [Name in keyof AccountFields]: AccountFields[Name]['export'] extends keyof SessionUser ? Name : never;
}[keyof AccountFields];

const fieldNames = Object.keys(accountFields) as (keyof typeof accountFields)[];

/** Fields whose changes the trail notes, in its order. */
export const trailedFields = fieldNames.filter((name) => accountFields[name].trail !== 'never');

/** Of those, what still stands in the trail when the account is gone: nothing that says whose it was. */
export const fieldsKeptInTrail = fieldNames.filter((name) => accountFields[name].trail === 'kept');

const shownNames = new Set<string>(sessionUserSchema.keyof().options);

/** Fields that the account's owner is shown. */
export const shownFields = fieldNames.filter((name): name is ShownField =>
  shownNames.has(accountFields[name].export ?? ''),
);

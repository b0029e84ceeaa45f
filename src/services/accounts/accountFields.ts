import type { User } from '@/payload-types';
import type { Preferences } from '@/schemas/account';
import { sessionUserSchema, type SessionUser } from '@/schemas/auth';

interface AccountField {
  /** Field name in the owner's data export; null for fields that say nothing about the owner. */
  export: keyof SessionUser | keyof Preferences | null;
  /** Whether the trail records changes of this field, and whether those entries survive the account's deletion. */
  trail: 'forgotten with the account' | 'kept' | 'never';
}

const secret = { export: null, trail: 'never' } as const;

/** Export and trail rules of every account field. A field missing here or in the export schema doesn't compile. */
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

/** Account fields in the owner's session response, by their name in the collection. */
export type ShownField = {
  [Name in keyof AccountFields]: AccountFields[Name]['export'] extends keyof SessionUser ? Name : never;
}[keyof AccountFields];

const fieldNames = Object.keys(accountFields) as (keyof typeof accountFields)[];

/** Fields whose changes the trail records, in the trail's order. */
export const trailedFields = fieldNames.filter((name) => accountFields[name].trail !== 'never');

/** Trailed fields that stay in the trail after the account is deleted. None of them identifies the owner. */
export const fieldsKeptInTrail = fieldNames.filter((name) => accountFields[name].trail === 'kept');

const shownNames = new Set<string>(sessionUserSchema.keyof().options);

/** Account fields in the owner's session response. */
export const shownFields = fieldNames.filter((name): name is ShownField =>
  shownNames.has(accountFields[name].export ?? ''),
);

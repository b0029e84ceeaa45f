import type { Field } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { userTexts } from '@/content/admin/users';
import { accountLimits, defaultReportLimit, reportLimitRange } from '@/domain/accounts/accountLimits';
import { isEmail, normalizeEmail } from '@/domain/accounts/normalizeEmail';
import { preferenceDefaults } from '@/domain/accounts/preferences';
import { roles } from '@/domain/accounts/roles';
import { isTimeZone } from '@/domain/accounts/timeZones';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { wholeNumber } from '@/fields/wholeNumber';

/** Only administrators grant roles and limits; nobody can grant them to themselves. */
const grantedByAdmins = { create: isAdmin, update: isAdmin };

/** Only hooks and operations write these. */
const setByServer = { admin: { hidden: true }, access: { create: nobody, update: nobody } };

export const userFields: Field[] = [
  unsavedChanges(),
  {
    // Replaces Payload's own field, whose validation rejects internationalized domain names.
    name: 'email',
    type: 'email',
    required: true,
    unique: true,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? normalizeEmail(value) : value)],
    },
    validate: (value: string | null | undefined) =>
      isEmail(normalizeEmail(value ?? '')) || 'Enter a valid email address',
  },
  { name: 'name', type: 'text', label: 'Name', required: true, maxLength: accountLimits.nameMaxLength },
  // A new email that its owner has yet to confirm, and the deadline.
  { name: 'pendingEmail', type: 'text', ...setByServer },
  { name: 'pendingEmailUntil', type: 'date', ...setByServer },
  // Somebody else knows the password, so its owner is asked to change it (0068).
  { name: 'mustChangePassword', type: 'checkbox', defaultValue: false, ...setByServer },
  { name: 'hasCommonPassword', type: 'checkbox', defaultValue: false, ...setByServer },
  // Deadline until which staff can postpone changing their password.
  { name: 'passwordDueAt', type: 'date', ...setByServer },
  {
    name: 'ownAccountNote',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@/components/cms/OwnAccountNote#OwnAccountNote' },
    },
  },
  { name: 'company', type: 'text', label: 'Company', maxLength: accountLimits.companyMaxLength },
  {
    // A small image as a data URL. Every API that writes it validates it.
    name: 'profileImage',
    type: 'textarea',
    ...setByServer,
  },
  {
    name: 'role',
    type: 'select',
    label: userTexts.columns.type,
    options: roles.map((role) => ({ label: userTexts.types[role], value: role })),
    required: true,
    defaultValue: 'client',
    index: true,
    saveToJWT: false,
    access: grantedByAdmins,
  },
  {
    name: 'reportLimit',
    type: 'number',
    label: 'Report limit',
    defaultValue: defaultReportLimit,
    ...reportLimitRange,
    admin: {
      step: 1,
      description: 'Analyses this client may run.',
      // Staff run none of their own.
      condition: ({ role }) => role === 'client',
    },
    validate: wholeNumber(reportLimitRange),
    access: grantedByAdmins,
  },
  {
    name: 'emailNotifications',
    type: 'checkbox',
    label: 'Email notifications',
    defaultValue: preferenceDefaults.emailNotifications,
    admin: { description: 'Mail about analyses that are ready. Security mail is always sent.' },
  },
  {
    name: 'marketingEmails',
    type: 'checkbox',
    label: 'Marketing communications',
    defaultValue: preferenceDefaults.marketingEmails,
    admin: { description: 'Only the person themself should switch this on.' },
  },
  {
    name: 'timezone',
    type: 'text',
    label: 'Time zone',
    defaultValue: preferenceDefaults.timezone,
    validate: (value: string | null | undefined) =>
      !value || isTimeZone(value) || 'A time zone such as UTC or America/New_York.',
  },
];

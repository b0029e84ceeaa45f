import type { Field } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { accountLimits, defaultReportLimit, reportLimitRange } from '@/domain/accounts/accountLimits';
import { roles } from '@/domain/accounts/roles';

/** Only administrators decide what an account may do; nobody grants it to themself. */
const grantedByAdmins = { create: isAdmin, update: isAdmin };

export const userFields: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: accountLimits.nameMaxLength },
  { name: 'company', type: 'text', maxLength: accountLimits.companyMaxLength },
  {
    // A small picture as a data URL. No door writes it unchecked.
    name: 'profileImage',
    type: 'textarea',
    admin: { hidden: true },
    access: { create: nobody, update: nobody },
  },
  {
    name: 'role',
    type: 'select',
    options: roles.map((role) => ({ label: role.charAt(0).toUpperCase() + role.slice(1), value: role })),
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
    admin: { step: 1, description: 'Analyses this client may run. Administrators have no limit.' },
    validate: (value: number | null | undefined) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && value >= reportLimitRange.min && value <= reportLimitRange.max) ||
      `A whole number from ${reportLimitRange.min} to ${reportLimitRange.max}.`,
    access: grantedByAdmins,
  },
];

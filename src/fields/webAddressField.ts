import type { FieldAccess, TextField } from 'payload';
import { isStaff } from '@/access/isStaff';
import { isWebAddress } from '@/domain/navigation/isWebAddress';

const maxLength = 500;

/** Returns a field for a link on pages: empty, or a complete http(s) URL. */
export function webAddressField({
  name,
  label,
  description,
  update = isStaff,
}: {
  name: string;
  label?: string;
  description: string;
  /** Who may change it; staff by default. */
  update?: FieldAccess;
}): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength,
    access: { update },
    admin: { description, placeholder: 'https://' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true;
      const isLink = typeof value === 'string' && value.length <= maxLength && isWebAddress(value);
      return isLink || 'Enter a complete address that begins with https:// or http://';
    },
  };
}

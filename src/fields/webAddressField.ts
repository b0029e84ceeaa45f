import type { TextField } from 'payload';
import { isWebAddress } from '@/domain/navigation/isWebAddress';

const maxLength = 500;

/** A link that pages show: empty, or a complete http(s) address. */
export function webAddressField({
  name,
  label,
  description,
}: {
  name: string;
  label?: string;
  description: string;
}): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength,
    admin: { description, placeholder: 'https://' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true;
      const isLink = typeof value === 'string' && value.length <= maxLength && isWebAddress(value);
      return isLink || 'Enter a complete address that begins with https:// or http://';
    },
  };
}

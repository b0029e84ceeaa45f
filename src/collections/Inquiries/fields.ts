import type { Field } from 'payload';
import { nobody } from '@/access/nobody';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';

const asWritten = { access: { update: nobody }, admin: { readOnly: true } };

export const inquiryFields: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: accountLimits.nameMaxLength, ...asWritten },
  { name: 'email', type: 'email', required: true, index: true, ...asWritten },
  { name: 'company', type: 'text', maxLength: accountLimits.companyMaxLength, ...asWritten },
  {
    name: 'message',
    type: 'textarea',
    required: true,
    maxLength: inquiryLimits.messageMaxLength,
    ...asWritten,
  },
  {
    name: 'status',
    type: 'select',
    options: [
      { label: 'New', value: 'new' },
      { label: 'Answered', value: 'answered' },
    ],
    required: true,
    defaultValue: 'new',
    index: true,
    admin: { position: 'sidebar' },
  },
  {
    // The same text sent twice from one form (a double click, a reload) is one inquiry.
    name: 'submissionKey',
    type: 'text',
    required: true,
    unique: true,
    admin: { hidden: true },
    access: { update: nobody },
  },
];

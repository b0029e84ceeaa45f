import type { Field } from 'payload';
import { inquiryTexts } from '@/content/admin/inquiries';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import { whoReadsAccounts } from '@/fields/whoReadsAccounts';

export const inquiryFields: Field[] = [
  { name: 'name', type: 'text', label: 'Name', required: true, maxLength: accountLimits.nameMaxLength },
  { name: 'email', type: 'email', label: 'Email', required: true, index: true },
  { name: 'company', type: 'text', label: 'Company', maxLength: accountLimits.companyMaxLength },
  {
    name: 'message',
    type: 'textarea',
    label: 'Message',
    required: true,
    maxLength: inquiryLimits.messageMaxLength,
  },
  {
    name: 'status',
    type: 'select',
    label: 'State',
    options: inquiryStates.map((value) => ({ value, label: inquiryTexts.states[value] })),
    required: true,
    defaultValue: 'new',
    index: true,
    admin: { position: 'sidebar' },
  },
  {
    // Set to null when the account is deleted.
    name: 'owner',
    type: 'relationship',
    label: 'Owner',
    relationTo: 'users',
    admin: { position: 'sidebar', condition: whoReadsAccounts },
  },
  {
    // Idempotency key: the same form sent twice (a double click, a reload) is one inquiry.
    name: 'submissionKey',
    type: 'text',
    required: true,
    unique: true,
    admin: { hidden: true },
  },
  // How the visitor arrived. Stores paths of this site, but only the origin of another site.
  { name: 'sentFrom', type: 'text', label: 'Sent from the page', maxLength: inquiryLimits.pathMaxLength },
  {
    name: 'firstPage',
    type: 'text',
    label: 'First page of the visit',
    maxLength: inquiryLimits.pathMaxLength,
  },
  { name: 'referrer', type: 'text', label: 'Came from the site', maxLength: inquiryLimits.originMaxLength },
  // Message-ID of the notification mail to the firm. Replies reference it, so that the firm's mailbox threads them.
  { name: 'noticeMessageId', type: 'text', admin: { hidden: true } },
];

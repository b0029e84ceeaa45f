import type { Field } from 'payload';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
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
    options: [
      { label: 'New', value: 'new' },
      // Its name from when there were two states; rows and servers of the release before know it.
      { label: 'In talks', value: 'answered' },
      { label: 'Won', value: 'won' },
      { label: 'Lost', value: 'lost' },
      { label: 'Spam', value: 'spam' },
    ],
    required: true,
    defaultValue: 'new',
    index: true,
    admin: { position: 'sidebar' },
  },
  {
    // Becomes empty with the account.
    name: 'owner',
    type: 'relationship',
    label: 'Owner',
    relationTo: 'users',
    admin: { position: 'sidebar', condition: whoReadsAccounts },
  },
  {
    // The same text sent twice from one form (a double click, a reload) is one inquiry.
    name: 'submissionKey',
    type: 'text',
    required: true,
    unique: true,
    admin: { hidden: true },
  },
  // How somebody came: paths of this site, and of another site its origin only.
  { name: 'sentFrom', type: 'text', label: 'Sent from the page', maxLength: inquiryLimits.pathMaxLength },
  {
    name: 'firstPage',
    type: 'text',
    label: 'First page of the visit',
    maxLength: inquiryLimits.pathMaxLength,
  },
  { name: 'referrer', type: 'text', label: 'Came from the site', maxLength: inquiryLimits.originMaxLength },
  // Of the mail that told the firm: replies name it, so that the firm's mailbox keeps them together.
  { name: 'noticeMessageId', type: 'text', admin: { hidden: true } },
];

import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';

/**
 * What was done about an inquiry: notes of the firm, replies that were mailed, and what became of a booked call. Entries are added by their operations
 * and never changed; the database deletes them with the inquiry.
 */
export const InquiryEntries: CollectionConfig = {
  slug: 'inquiry-entries',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', required: true, index: true },
    { name: 'kind', type: 'select', options: ['note', 'reply', 'booking'], required: true },
    { name: 'text', type: 'textarea', required: true, maxLength: inquiryLimits.replyMaxLength },
    // Becomes empty with the account.
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // Of replies. Under its Message-ID mail programs find what a later mail answers to.
    { name: 'subject', type: 'text' },
    { name: 'messageId', type: 'text' },
    // The same text sent twice from one screen (a double click, a reload) is one entry.
    { name: 'submissionKey', type: 'text', required: true, unique: true },
  ],
};

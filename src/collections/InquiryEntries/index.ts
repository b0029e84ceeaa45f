import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';

/**
 * History of an inquiry: internal notes, replies that were mailed, and booking events. Operations append entries and
 * never change them. The database deletes them with the inquiry.
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
    // Set to null when the account is deleted.
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // For replies only. Mail clients reference the Message-ID in their answers.
    { name: 'subject', type: 'text' },
    { name: 'messageId', type: 'text' },
    // Idempotency key: the same text sent twice (a double click, a reload) is one entry.
    { name: 'submissionKey', type: 'text', required: true, unique: true },
  ],
};

import type { CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { inquiryFields } from './fields';

/**
 * Messages from the contact form. They are created by the submit operation only, which keeps programs and floods out, and
 * changed by the operations of the inbox, which notice when two people do it at once: the panel shows them.
 */
export const Inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  access: { create: nobody, read: isStaff, update: nobody, delete: isAdmin },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'email', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'message'],
    description: 'To answer, assign and note, open “Inquiries” in the Admin Portal.',
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: inquiryFields,
};

import type { CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { inquiryFields } from './fields';

/**
 * Messages from the contact form. They are created by the submit operation only, which keeps programs and floods out;
 * the texts stay as they were written, staff only mark what is answered.
 */
export const Inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  access: { create: nobody, read: isStaff, update: isStaff, delete: isAdmin },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'email', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'message'],
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: inquiryFields,
};

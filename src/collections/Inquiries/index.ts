import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions } from '@/content/admin/panel';
import { deleteBookings } from '@/database/tables/bookings';
import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';
import { listQuestions } from '@/fields/listQuestions';
import { inquiryFields } from './fields';

/** Deletes the booking data (the client's reasons and times) with the inquiry, for every API that deletes it. */
const forgetBookedCall: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteBookings(req, [Number(id)], bookingKeyPrefix);

/**
 * Messages from the contact form. Only the submit operation creates them, because it rejects bots and floods. Only
 * the inbox operations change them, because they detect concurrent edits. The admin panel is read-only.
 */
export const Inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  access: { create: nobody, read: isStaff, update: nobody, delete: isAdmin, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    // Inquiries are at home in the Admin Portal. `false` takes only the link out of the panel's navigation.
    group: false,
    description: panelDescriptions.inquiries,
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'email', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'message'],
    components: {
      beforeListTable: listQuestions('inquiries', [
        { label: 'New', where: ['[status][equals]=new'] },
        { label: 'In talks', where: ['[status][equals]=answered'] },
        { label: 'Nobody’s', where: ['[owner][exists]=false', '[status][equals]=new'] },
      ]),
    },
  },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeDelete: [forgetBookedCall] },
  defaultSort: '-createdAt',
  fields: inquiryFields,
};

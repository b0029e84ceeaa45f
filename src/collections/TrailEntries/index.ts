import type { CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { trailActions, trailSubjects } from '@/domain/trail/trailKinds';

/**
 * The trail: who changed or opened what, when, from what to what. Written by hooks in the transaction of the
 * change itself; no door edits or deletes an entry. Names are copied, so that an entry still says who it was when the
 * account is gone.
 */
export const TrailEntries: CollectionConfig = {
  slug: 'trail-entries',
  access: { create: nobody, read: isAdmin, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    { name: 'actorId', type: 'number', index: true },
    { name: 'actorName', type: 'text' },
    { name: 'action', type: 'select', options: [...trailActions], required: true },
    { name: 'subject', type: 'select', options: [...trailSubjects], required: true, index: true },
    { name: 'subjectId', type: 'number', required: true },
    { name: 'subjectLabel', type: 'text' },
    { name: 'changes', type: 'json', required: true },
  ],
};

import type { CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { trailActions, trailSubjects } from '@/domain/trail/trailKinds';

/**
 * The trail: who changed or opened what, when, with old and new values. Hooks write entries in the transaction of the
 * change; no API edits or deletes one. Names are copied, because an entry outlives its subject.
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

import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { nobody } from '@/access/nobody';

/** A form that an account has begun: at most one row each. Written and read by the draft operations only. */
export const draftCollection = (
  slug: Extract<CollectionSlug, `${string}-drafts`>,
  fields: Field[],
): CollectionConfig => ({
  slug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Names this run of the form: the key it is submitted with begins with it.
    { name: 'draftKey', type: 'text', required: true },
    { name: 'answers', type: 'json', required: true },
    ...fields,
  ],
});

import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { nobody } from '@/access/nobody';

/** A form in progress: at most one row per account. Only the draft operations read and write it. */
const draftCollection = (
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
    // Identifies this run of the form; the `submissionKey` starts with it.
    { name: 'draftKey', type: 'text', required: true },
    { name: 'answers', type: 'json', required: true },
    ...fields,
  ],
});

/** Unsubmitted answers of the wizard. */
export const AnalysisDrafts = draftCollection('analysis-drafts', [
  { name: 'step', type: 'number', required: true },
  // Doesn't decrease when the user goes back.
  { name: 'furthestStep', type: 'number', required: true },
]);

/** Unsubmitted answers of the audit's questionnaire. */
export const AuditDrafts = draftCollection('audit-drafts', [
  { name: 'section', type: 'number', required: true },
]);

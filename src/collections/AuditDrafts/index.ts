import { draftCollection } from '../draftCollection';

/** Unsubmitted answers of the audit's questionnaire. */
export const AuditDrafts = draftCollection('audit-drafts', [
  { name: 'section', type: 'number', required: true },
]);

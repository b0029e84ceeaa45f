import { draftCollection } from '../draftCollection';

/** The audit's questionnaire. */
export const AuditDrafts = draftCollection('audit-drafts', [
  { name: 'section', type: 'number', required: true },
]);

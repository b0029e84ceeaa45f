import type { Field } from 'payload';
import { notInForms } from '@/fields/notInForms';
import { shareFields } from '../shareFields';
import { writingField } from '../writingField';

export const auditFields: Field[] = [
  {
    name: 'report',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '@/components/cms/AuditScores#AuditScores' } },
  },
  { name: 'owner', type: 'relationship', label: 'Client', relationTo: 'users', required: true, index: true },
  {
    // Idempotency key: one per run of the questionnaire, so a repeated request gets the first one's audit.
    name: 'submissionKey',
    type: 'text',
    unique: true,
    admin: { hidden: true },
  },
  { name: 'overallScore', type: 'number', label: 'Overall score (percent)', required: true },
  { name: 'sectionScores', type: 'json', required: true, ...notInForms },
  { name: 'answers', type: 'json', required: true, ...notInForms },
  { name: 'insights', type: 'textarea', ...notInForms },
  writingField,
  ...shareFields,
];

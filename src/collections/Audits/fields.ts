import type { Field } from 'payload';
import { shareFields } from '../shareFields';
import { writingField } from '../writingField';

export const auditFields: Field[] = [
  { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
  {
    // One run of the questionnaire carries one key, so that a repeated request finds the first one's audit.
    name: 'submissionKey',
    type: 'text',
    unique: true,
    admin: { hidden: true },
  },
  { name: 'overallScore', type: 'number', label: 'Overall score (percent)', required: true },
  { name: 'sectionScores', type: 'json', label: 'Section scores (percent)', required: true },
  { name: 'answers', type: 'json', required: true },
  { name: 'insights', type: 'textarea' },
  writingField,
  ...shareFields,
];

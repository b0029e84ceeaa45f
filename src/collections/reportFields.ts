import type { Field } from 'payload';
import { nobody } from '@/access/nobody';
import { notInForms } from '@/fields/notInForms';

/** The client that a report belongs to. */
export const ownerField: Field = {
  name: 'owner',
  type: 'relationship',
  label: 'Client',
  relationTo: 'users',
  required: true,
  index: true,
};

/** Idempotency key: one per run of the form, so a repeated request gets the first one's report. */
export const submissionKeyField: Field = {
  name: 'submissionKey',
  type: 'text',
  unique: true,
  admin: { hidden: true },
};

/** Hidden in forms, and unreadable through the collection. */
export const secret = { admin: { hidden: true }, access: { read: nobody } };

/** The share link of a document. Only a hash is stored, so reading the database reveals no token. */
export const shareFields: Field[] = [
  { name: 'shareTokenHash', type: 'text', unique: true, ...secret },
  { name: 'shareExpiresAt', type: 'date', ...secret },
];

/** What a language model contributed to a report's text; empty if none was called. */
export const writingField: Field = {
  name: 'writing',
  type: 'group',
  label: 'Written by a language model',
  admin: { description: 'Empty if the engine wrote all of the text.' },
  fields: [
    { name: 'provider', type: 'text', label: 'Provider' },
    { name: 'model', type: 'text', label: 'Model' },
    { name: 'inputTokens', type: 'number', label: 'Tokens in' },
    { name: 'outputTokens', type: 'number', label: 'Tokens out' },
    { name: 'durationMs', type: 'number', label: 'Duration (milliseconds)' },
    // Parts that kept the engine's own text, with the reason.
    { name: 'fallbacks', type: 'json', ...notInForms },
  ],
};

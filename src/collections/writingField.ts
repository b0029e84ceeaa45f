import type { Field } from 'payload';
import { notInForms } from '@/fields/notInForms';

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

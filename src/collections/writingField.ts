import type { Field } from 'payload';

/** What a language model contributed to a report's words; empty where it wasn't asked. */
export const writingField: Field = {
  name: 'writing',
  type: 'group',
  label: 'Written by a language model',
  admin: { description: 'Empty where all words are the engine’s own.' },
  fields: [
    { name: 'provider', type: 'text' },
    { name: 'model', type: 'text' },
    { name: 'inputTokens', type: 'number' },
    { name: 'outputTokens', type: 'number' },
    { name: 'durationMs', type: 'number', label: 'Duration (milliseconds)' },
    {
      name: 'fallbacks',
      type: 'json',
      label: 'Parts that kept the engine’s own words, and why',
    },
  ],
};

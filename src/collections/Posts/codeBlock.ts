import type { Block } from 'payload';

/**
 * A listing with its language. A plain text field on purpose: Payload's code editor loads its program from a third
 * party's server.
 */
export const codeBlock: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  fields: [
    {
      name: 'language',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Such as sql, json or python. May stay empty.' },
    },
    { name: 'code', type: 'textarea', required: true },
  ],
};

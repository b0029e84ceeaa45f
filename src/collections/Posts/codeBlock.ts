import type { Block } from 'payload';
import { codeLimits } from '@/domain/markdown/codeLimits';

/**
 * A listing with its language. A plain text field on purpose: Payload's code editor loads its program from a third
 * party's server.
 */
export const codeBlock: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'language',
      type: 'text',
      label: 'Language',
      maxLength: codeLimits.language,
      admin: { description: 'Such as sql, json or python. May stay empty.' },
    },
    {
      name: 'meta',
      type: 'text',
      label: 'Details',
      maxLength: codeLimits.meta,
      // Only texts written in Markdown have any: what follows the language there.
      admin: { condition: (_data, siblings) => Boolean(siblings?.meta) },
    },
    { name: 'code', type: 'textarea', label: 'Code', required: true, maxLength: codeLimits.code },
  ],
};

import type { Block } from 'payload';
import { markdownLimits } from '@/domain/markdown/markdownLimits';

/** What the editor has no node for, such as an item with two paragraphs: kept and edited as it was typed. */
export const markdownBlock: Block = {
  slug: 'markdown',
  labels: { singular: 'Markdown', plural: 'Markdown' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'source',
      type: 'textarea',
      label: 'Markdown',
      required: true,
      maxLength: markdownLimits.maxCharacters,
      admin: { description: 'Shown on the page as Markdown says. HTML is shown as text.' },
    },
  ],
};

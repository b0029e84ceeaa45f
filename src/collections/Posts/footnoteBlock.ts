import type { Block } from 'payload';
import { isFootnoteLabel } from '@/domain/markdown/isFootnoteLabel';

/** The place in a text that a footnote belongs to; what it says stands in a Markdown block as "[^label]: words". */
export const footnoteBlock: Block = {
  slug: 'footnote',
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  fields: [
    {
      name: 'label',
      type: 'text',
      label: 'Label',
      required: true,
      maxLength: 60,
      validate: (value: unknown) =>
        (typeof value === 'string' && isFootnoteLabel(value)) ||
        'Use letters, digits and hyphens, such as 1 or prices.',
      admin: { description: 'The footnote itself is written in a Markdown block: [^label]: words' },
    },
  ],
};

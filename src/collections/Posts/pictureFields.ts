import type { Field } from 'payload';
import { pictureDialogTexts as texts } from '@/content/admin/pictureDialog';
import { captionMaxLength, pictureWidths } from '@/domain/blog/pictureWidths';

/** What a text says of a picture, beside the words that the picture has everywhere. */
export const pictureFields: Field[] = [
  {
    name: 'caption',
    type: 'text',
    label: texts.caption,
    maxLength: captionMaxLength,
    admin: { description: texts.captionHint },
  },
  {
    name: 'width',
    type: 'select',
    label: texts.width,
    options: pictureWidths.map((value) => ({ value, label: texts.widths[value] })),
    admin: { description: texts.widthHint },
  },
];

import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';

/**
 * The editor looks at each node and asks each form in it, which takes milliseconds for a long text. What our own converter has
 * just made of Markdown holds nothing that it could find; `checkBody` has looked at that, too.
 */
export const validBody: RichTextFieldValidation = (value, options) =>
  typeof options.req.context.typedMarkdown === 'string' || richText(value, options);

import type { RequestContext, RichTextFieldValidation, RichTextHooks } from 'payload';
import { richText } from 'payload/shared';
import type { lexicalEditor } from '@payloadcms/richtext-lexical';

type Editor = ReturnType<typeof lexicalEditor>;

/**
 * Whether a save is of a body that our own converter has just made of Markdown. The editor looks at each node of a text several
 * times, on behalf of forms and fields in it: in such a body there is nothing for them to do, and `checkBody` has looked at
 * what it leads to. For a long text that was a seventh of a save.
 */
const isConverted = ({ typedMarkdown }: RequestContext): boolean => typeof typedMarkdown === 'string';

export const validBody: RichTextFieldValidation = (value, options) =>
  isConverted(options.req.context) || richText(value, options);

/** The editor without its walks through bodies that our converter has made. */
export const sparingConverted =
  (editor: Editor): Editor =>
  async (args) => {
    const adapter = await editor(args);
    const { beforeValidate, beforeChange, afterChange, afterRead }: RichTextHooks = adapter.hooks ?? {};
    return {
      ...adapter,
      hooks: {
        beforeValidate: beforeValidate?.map(unlessConverted),
        beforeChange: beforeChange?.map(unlessConverted),
        afterChange: afterChange?.map(unlessConverted),
        afterRead: afterRead?.map(unlessConverted),
      },
    };
  };

const unlessConverted =
  <Args extends { context: RequestContext; value?: unknown }, Result>(hook: (args: Args) => Result) =>
  (args: Args) =>
    isConverted(args.context) ? (args.value as Result) : hook(args);

import type { RenderedHead } from '@/domain/seo/renderHead';

const fieldOf = (kind: 'Text' | 'Textarea', shownAs: keyof RenderedHead) => ({
  Field: {
    path: `@/components/cms/InheritingField#Inheriting${kind}Field`,
    clientProps: { shownAs },
  },
});

/** A field of one line that shows, while it is empty, what stands in for it in the page's head. */
export const inheritingText = (shownAs: keyof RenderedHead) => fieldOf('Text', shownAs);

/** The same for longer texts. */
export const inheritingTextarea = (shownAs: keyof RenderedHead) => fieldOf('Textarea', shownAs);

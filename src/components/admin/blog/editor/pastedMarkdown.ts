import { logFailure } from '@/client/logFailure';
import type { PastedText } from '@/domain/paste/markdownOfHtml';

/** Converts pasted HTML to Markdown; falls back to plain text, inline, if conversion fails. Never rejects. */
export const pastedMarkdown = (
  html: string,
  { plain, origin }: { plain: string; origin: string },
): Promise<PastedText> =>
  // The HTML parser is large, so it loads with the first paste.
  import('@/domain/paste/markdownOfHtml')
    .then(({ markdownOfHtml }) => markdownOfHtml(html, origin))
    .catch((error: unknown) => {
      logFailure('What was pasted could not be converted', error);
      return { markdown: plain, droppedPictures: [], foreignPictures: [], isInline: true };
    });

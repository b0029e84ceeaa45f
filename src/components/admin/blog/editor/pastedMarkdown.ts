import { logFailure } from '@/client/logFailure';
import type { PastedText } from '@/domain/paste/markdownOfHtml';

/** Pasted HTML in Markdown; its plain text, within a line, where it can't be converted. Never rejects. */
export const pastedMarkdown = (
  html: string,
  { plain, origin }: { plain: string; origin: string },
): Promise<PastedText> =>
  // Reading HTML takes some script, which is fetched with the first paste.
  import('@/domain/paste/markdownOfHtml')
    .then(({ markdownOfHtml }) => markdownOfHtml(html, origin))
    .catch((error: unknown) => {
      logFailure('What was pasted could not be converted', error);
      return { markdown: plain, droppedPictures: [], foreignPictures: [], isInline: true };
    });

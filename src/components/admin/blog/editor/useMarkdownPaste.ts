import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { logFailure } from '@/client/logFailure';
import { pasteTexts } from '@/content/admin/paste';
import { hasFormats, isOnlyPicture } from '@/domain/blog/pastedHtml';
import { applyToTextArea } from './applyToTextArea';
import { moveCursorToDrop } from './dropPlace';
import { replaceSelection, replaceWithBlocks } from './markdownEdits';
import { pictureOf } from './pastedFiles';

interface MarkdownPaste {
  area: RefObject<HTMLTextAreaElement | null>;
  onPicture: (file: File) => void;
}

/** What is pasted or dropped into the text: pictures are asked about, formatted text becomes Markdown. */
export function useMarkdownPaste({ area, onPicture }: MarkdownPaste) {
  /** What was left out of what was pasted last. */
  const [said, setSaid] = useState<string | null>(null);

  const insertConverted = async (html: string, plain: string) => {
    const { current } = area;
    if (!current) return;
    // Reading HTML takes some script, which is fetched with the first paste.
    const pasted = await import('@/domain/paste/markdownOfHtml').then(
      ({ markdownOfHtml }) => markdownOfHtml(html, window.location.origin),
      (error: unknown) => {
        logFailure('What was pasted could not be converted', error);
        return { markdown: plain, droppedPictures: 0, isInline: true };
      },
    );
    const edit = pasted.isInline ? replaceSelection(pasted.markdown) : replaceWithBlocks(pasted.markdown);
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    applyToTextArea(current, edit({ text, start, end }));
    setSaid(pasted.droppedPictures > 0 ? pasteTexts.droppedPictures(pasted.droppedPictures) : null);
  };

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const html = clipboardData.getData('text/html');
    const picture = pictureOf(clipboardData);
    setSaid(null);
    if (picture && (!html || isOnlyPicture(html))) {
      event.preventDefault();
      onPicture(picture);
    } else if (html && hasFormats(html)) {
      event.preventDefault();
      void insertConverted(html, clipboardData.getData('text/plain'));
    }
  };

  const onDrop = (event: DragEvent) => {
    const picture = pictureOf(event.dataTransfer);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setSaid(picture ? null : pasteTexts.noPicture);
    if (!picture) return;
    if (area.current) moveCursorToDrop(area.current, event);
    onPicture(picture);
  };

  return { onPaste, onDrop, said };
}

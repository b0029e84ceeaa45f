import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { logFailure } from '@/client/logFailure';
import { pasteTexts } from '@/content/admin/paste';
import { hasFormats, isOnlyPicture } from '@/domain/blog/pastedHtml';
import { applyLater, applyToTextArea } from './applyToTextArea';
import { moveCursorToDrop } from './dropPlace';
import { replaceSelection, replaceWithBlocks, type MakeEdit } from './markdownEdits';
import { pictureOf } from './pastedFiles';
import type { ForeignPicture } from './pictures/bringInPictures';
import { putBehind } from './putBehind';

interface MarkdownPaste {
  area: RefObject<HTMLTextAreaElement | null>;
  onPicture: (file: File) => void;
}

/** Pictures of other sites that were left out of what was pasted last, and can be brought in. */
interface LeftOut {
  /** Of this paste. */
  id: string;
  pictures: readonly ForeignPicture[];
  /** Puts Markdown behind what was pasted. */
  putBehind: (markdown: string) => void;
}

/** What is pasted or dropped into the text: pictures are asked about, formatted text becomes Markdown. */
export function useMarkdownPaste({ area, onPicture }: MarkdownPaste) {
  const [said, setSaid] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);

  const edit = (makeEdit: MakeEdit, apply = applyToTextArea) => {
    const { current } = area;
    if (!current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    apply(current, makeEdit({ text, start, end }));
  };

  const insertConverted = async (html: string, plain: string) => {
    const { current } = area;
    if (!current) return;
    // Reading HTML takes some script, which is fetched with the first paste.
    const pasted = await import('@/domain/paste/markdownOfHtml').then(
      ({ markdownOfHtml }) => markdownOfHtml(html, window.location.origin),
      (error: unknown) => {
        logFailure('What was pasted could not be converted', error);
        return { markdown: plain, droppedPictures: [], foreignPictures: [], isInline: true };
      },
    );
    const { markdown, isInline, droppedPictures, foreignPictures: pictures } = pasted;
    edit(isInline ? replaceSelection(markdown) : replaceWithBlocks(markdown));
    if (droppedPictures.length === 0) return;
    if (pictures.length === 0) return setSaid(pasteTexts.droppedPictures(droppedPictures));
    const place = { markdown, end: current.selectionEnd };
    setSaid(pasteTexts.leftOutPictures(droppedPictures));
    setLeftOut({
      ...{ id: crypto.randomUUID(), pictures },
      putBehind: (blocks) => edit(putBehind(place, blocks), applyLater),
    });
  };

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const html = clipboardData.getData('text/html');
    const picture = pictureOf(clipboardData);
    setSaid(null);
    setLeftOut(null);
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

  return { onPaste, onDrop, said, leftOut };
}

import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { pasteTexts } from '@/content/admin/paste';
import { hasFormats, isOnlyPicture } from '@/domain/blog/pastedHtml';
import { applyLater } from './applyToTextArea';
import { moveCursorToDrop } from './dropPlace';
import { replaceSelection, replaceWithBlocks, type Edit, type MakeEdit } from './markdownEdits';
import { pastedMarkdown } from './pastedMarkdown';
import type { ForeignPicture } from './pictures/bringInPictures';
import { putBehind } from './putBehind';
import { useUnderWay } from './UnderWay';

/** Returns the first image of a drop or paste; null if there is none. */
function pictureOf(transfer: DataTransfer | null): File | null {
  return Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith('image/')) ?? null;
}

interface MarkdownPaste {
  area: RefObject<HTMLTextAreaElement | null>;
  onPicture: (file: File) => void;
  /** Called with each edit of the text, possibly long after the paste. */
  onEdit: (edit: Edit) => void;
}

/** External images left out of the last paste, which can be imported. */
interface LeftOut {
  /** Id of this paste. */
  id: string;
  pictures: readonly ForeignPicture[];
  /** Inserts Markdown after the pasted text. */
  putBehind: (markdown: string) => void;
}

/** Handles paste and drop in the text: images open a dialog, formatted text becomes Markdown. */
export function useMarkdownPaste({ area, onPicture, onEdit }: MarkdownPaste) {
  const [said, setSaid] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const begin = useUnderWay();

  /** Keeps focus where the user types by now. */
  const edit = (makeEdit: MakeEdit): Edit | null => {
    const { current } = area;
    if (!current) return null;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    const made = makeEdit({ text, start, end });
    applyLater(current, made);
    onEdit(made);
    return made;
  };

  const insertConverted = async (html: string, plain: string) => {
    const end = begin();
    const pasted = await pastedMarkdown(html, { plain, origin: window.location.origin });
    const { markdown, isInline, droppedPictures, foreignPictures: pictures } = pasted;
    // The form must have the value before the conversion counts as finished.
    const made = flushSync(() => edit(isInline ? replaceSelection(markdown) : replaceWithBlocks(markdown)));
    end();
    if (!made || droppedPictures.length === 0) return;
    if (pictures.length === 0) return setSaid(pasteTexts.droppedPictures(droppedPictures));
    const place = { markdown, end: made.end };
    setSaid(pasteTexts.leftOutPictures(droppedPictures));
    setLeftOut({
      ...{ id: crypto.randomUUID(), pictures },
      putBehind: (blocks) => void edit(putBehind(place, blocks)),
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

import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '@/client/logFailure';
import { pasteTexts } from '@/content/admin/paste';
import { hasFormats, isOnlyPicture } from '@/domain/blog/pastedHtml';
import type { PastedText } from '@/domain/paste/markdownOfHtml';
import { applyLater } from './applyToTextArea';
import { replaceSelection, replaceWithBlocks, type Edit, type MakeEdit, lineStart } from './markdownEdits';
import type { ExternalImage } from './pictures/importExternalImages';
import { useUnderWay } from './UnderWay';

/** Returns the first image of a drop or paste; null if there is none. */
function pictureOf(transfer: DataTransfer | null): File | null {
  return Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith('image/')) ?? null;
}

interface Pasted {
  markdown: string;
  /** End of the pasted text at the time of the paste. */
  end: number;
}

/**
 * Inserts blocks after the paragraph that contains the end of the pasted text, wherever it is now, or at the end of the
 * text if it was deleted. Keeps the selection.
 */
export const insertAfterPaste =
  (pasted: Pasted, blocks: string): MakeEdit =>
  ({ text, start, end }) => {
    const at = endOfPasteParagraph(text, endOf(text, pasted));
    const edit = replaceWithBlocks(blocks)({ text, start: at, end: at });
    const moved = (place: number) => (place < at ? place : place + edit.insert.length);
    return { ...edit, start: moved(start), end: moved(end) };
  };

/** Picks the occurrence closest to the original position. */
function endOf(text: string, { markdown, end }: Pasted): number {
  const start = end - markdown.length;
  const places = [text.lastIndexOf(markdown, start), text.indexOf(markdown, start)].filter((at) => at >= 0);
  if (places.length === 0) return text.length;
  const nearest = places.reduce((one, other) =>
    Math.abs(other - start) < Math.abs(one - start) ? other : one,
  );
  return nearest + markdown.length;
}

function endOfPasteParagraph(text: string, from: number): number {
  const gap = /\n[ \t]*\n/.exec(text.slice(from));
  return gap ? from + gap.index : text.length;
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
  pictures: readonly ExternalImage[];
  /** Inserts Markdown after the pasted text. */
  insertAfterPaste: (markdown: string) => void;
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
      insertAfterPaste: (blocks) => void edit(insertAfterPaste(place, blocks)),
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

/** A drop position in window pixels. */
interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Moves the cursor to where an image was dropped: after the paragraph at that point, because images are blocks and must
 * not split a sentence. The cursor stays where the browser can't resolve the point.
 */
function moveCursorToDrop(area: HTMLTextAreaElement, { clientX, clientY }: Point): void {
  // Safari supports it only since 18.4.
  const place =
    'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null;
  if (place?.offsetNode !== area) return;
  const at = endOfParagraph(area.value, place.offset);
  area.setSelectionRange(at, at);
}

/** Returns the end of the paragraph at `offset`; an empty line counts as a paragraph of its own. */
export function endOfParagraph(text: string, offset: number): number {
  const isEmptyLine = /^[ \t]*(?:\n|$)/.test(text.slice(lineStart(text, offset)));
  if (isEmptyLine) return offset;
  const end = text.slice(offset).search(/\n[ \t]*(?:\n|$)/);
  return end === -1 ? text.length : offset + end;
}

import { lineStart } from './lineEnds';

/** Where something was let go, in pixels of the window. */
interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Puts the cursor where a picture was dropped: below the paragraph at that point, because a picture stands on lines of its
 * own and nobody wants a sentence cut in two. Where the browser can't say what is at that point, it stays where it was.
 */
export function moveCursorToDrop(area: HTMLTextAreaElement, { clientX, clientY }: Point): void {
  // Safari has had it since 18.4 only.
  const place =
    'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null;
  if (place?.offsetNode !== area) return;
  const at = endOfParagraph(area.value, place.offset);
  area.setSelectionRange(at, at);
}

/** Where the paragraph at `offset` ends; an empty line is a place of its own. */
export function endOfParagraph(text: string, offset: number): number {
  const isEmptyLine = /^[ \t]*(?:\n|$)/.test(text.slice(lineStart(text, offset)));
  if (isEmptyLine) return offset;
  const end = text.slice(offset).search(/\n[ \t]*(?:\n|$)/);
  return end === -1 ? text.length : offset + end;
}

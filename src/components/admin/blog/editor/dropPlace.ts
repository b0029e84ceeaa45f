import { lineStart } from './lineEnds';

/** A drop position in window pixels. */
interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Moves the cursor to where an image was dropped: after the paragraph at that point, because images are blocks and must
 * not split a sentence. The cursor stays where the browser can't resolve the point.
 */
export function moveCursorToDrop(area: HTMLTextAreaElement, { clientX, clientY }: Point): void {
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

import type { Exchange } from '@/domain/markdown/pictureAddresses';
import type { Edit } from './markdownEdits';

/** Applies an edit so that the browser's own undo reverts it. Behind a modal dialog undo can't record it. */
export function applyToTextArea(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, insert, start, end } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const changesNothing = from === to && insert === '';
  const isDone = changesNothing || (document.activeElement === area && typeOver(insert));
  if (!isDone) replaceIn(area, edit);
  area.setSelectionRange(start, end);
}

/** Applies an edit that was requested earlier, unless the user types in another field by now: then focus stays there. */
export function applyLater(area: HTMLTextAreaElement, edit: Edit): void {
  const { activeElement } = document;
  const isElsewhere =
    activeElement !== area &&
    (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement);
  if (isElsewhere) replaceIn(area, edit);
  else applyToTextArea(area, edit);
}

/** Replaces parts of the text that the user didn't type, keeping focus and selection where they are. */
export function exchangeIn(area: HTMLTextAreaElement, exchanges: readonly Exchange[]): void {
  for (const { start, end, insert } of exchanges) replaceIn(area, { from: start, to: end, insert });
}

/** The only edit that undo records; it needs focus: https://html.spec.whatwg.org/multipage/interaction.html#undo */
const typeOver = (insert: string): boolean =>
  document.execCommand(insert ? 'insertText' : 'delete', false, insert);

function replaceIn(
  area: HTMLTextAreaElement,
  { from, to, insert }: Pick<Edit, 'from' | 'to' | 'insert'>,
): void {
  area.setRangeText(insert, from, to, 'preserve');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

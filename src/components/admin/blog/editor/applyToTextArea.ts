import type { Exchange } from '@/domain/markdown/pictureAddresses';
import type { Edit } from './markdownEdits';

/** Makes an edit where somebody is typing, so that the browser's own undo takes it back. Behind a dialog it can't be. */
export function applyToTextArea(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, insert, start, end } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const changesNothing = from === to && insert === '';
  const isDone = changesNothing || (document.activeElement === area && typeOver(insert));
  if (!isDone) replaceIn(area, edit);
  area.setSelectionRange(start, end);
}

/** Makes an edit that somebody asked for a while ago: whoever types elsewhere by now goes on there. */
export function applyLater(area: HTMLTextAreaElement, edit: Edit): void {
  const { activeElement } = document;
  const isElsewhere =
    activeElement !== area &&
    (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement);
  if (isElsewhere) replaceIn(area, edit);
  else applyToTextArea(area, edit);
}

/** Changes parts of the text that nobody asked for by typing: who types, here or elsewhere, goes on where they are. */
export function exchangeIn(area: HTMLTextAreaElement, exchanges: readonly Exchange[]): void {
  for (const { start, end, insert } of exchanges) replaceIn(area, { from: start, to: end, insert });
}

/** The only way in that undo knows, where the focus is: https://html.spec.whatwg.org/multipage/interaction.html#undo */
const typeOver = (insert: string): boolean =>
  document.execCommand(insert ? 'insertText' : 'delete', false, insert);

function replaceIn(
  area: HTMLTextAreaElement,
  { from, to, insert }: Pick<Edit, 'from' | 'to' | 'insert'>,
): void {
  area.setRangeText(insert, from, to, 'preserve');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

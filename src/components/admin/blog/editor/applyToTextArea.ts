import type { Edit } from './markdownEdits';

/** Makes an edit where somebody is typing, so that the browser's own undo takes it back. */
export function applyToTextArea(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, insert, start, end } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const changesNothing = from === to && insert === '';
  // The only way in that undo knows: https://html.spec.whatwg.org/multipage/interaction.html#undo
  const isDone = changesNothing || document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  if (!isDone) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

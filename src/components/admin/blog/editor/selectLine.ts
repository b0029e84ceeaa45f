/** Selects a line of a text area, counted from 1, and brings it into sight. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const index = Math.min(Math.max(line, 1), lines.length) - 1;
  const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[index]?.length ?? 0));
  // Browsers don't scroll to a selection by themselves; wrapped lines make this a guess that is near enough.
  area.scrollTop = (index / lines.length) * area.scrollHeight - area.clientHeight / 3;
}

const canHaveFocus = ':is(button, input, select, textarea):not(:disabled), [href], [tabindex]';

/**
 * Moves the focus after the focused element was removed: to `<main>`, or, while dialogs make it inert, to the first
 * focusable element of the topmost dialog.
 */
export function focusMain(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const target = dialog?.querySelector<HTMLElement>(canHaveFocus) ?? document.getElementById('main');
  target?.focus();
}

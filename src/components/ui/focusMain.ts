const canHaveFocus = ':is(button, input, select, textarea):not(:disabled), [href], [tabindex]';

/**
 * Where the focus goes when what had it is gone: the page's main part, or, while that is out of reach behind dialogs, the
 * first thing in the topmost of them that can have it.
 */
export function focusMain(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const target = dialog?.querySelector<HTMLElement>(canHaveFocus) ?? document.getElementById('main');
  target?.focus();
}

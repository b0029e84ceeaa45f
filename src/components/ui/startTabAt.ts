/**
 * Makes Tab continue after the target of a fragment, as after the browser's own navigation, which the router replaces.
 * Returns whether the page has the target.
 */
export function startTabAt(hash: string): boolean {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (!target) return false;
  const canHaveFocus = target.tabIndex >= 0 || target.hasAttribute('tabindex');
  if (!canHaveFocus) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!canHaveFocus) {
    // Tab then starts where the focus was last.
    target.blur();
    target.removeAttribute('tabindex');
  }
  return true;
}

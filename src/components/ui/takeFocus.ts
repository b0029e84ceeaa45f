/** `ref` of what comes in place of the button that led to it: it has the focus from the start. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

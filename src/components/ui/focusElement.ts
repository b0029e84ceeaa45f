/** Ref callback that focuses an element on mount, for content that replaces the button that opened it. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();

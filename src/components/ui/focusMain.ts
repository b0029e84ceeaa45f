/** Where the focus goes when what had it is gone. */
export const focusMain = (): void => document.getElementById('main')?.focus();

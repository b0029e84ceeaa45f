/** How long to wait after the URL changes before reporting a page view, because the page may redirect at once. */
export const pageViewDelayMs = 100;

/** Loads a page as a whole document: nothing stays in memory, and other root layouts (the CMS) can be reached. */
export function openPage(href: string): void {
  window.location.assign(href);
}

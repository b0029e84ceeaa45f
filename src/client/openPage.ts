/** Loads a page as a new document: clears memory, and reaches other root layouts (the CMS). */
export function openPage(href: string): void {
  window.location.assign(href);
}

/**
 * Runs before the first paint: pages are static and know nobody, so the browser marks `<html data-session="expected">`
 * when there is a token, and the header keeps a place for the avatar instead of flashing the visitor's links.
 */
export const sessionHintScript =
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.session='expected'}catch{}";

/**
 * Sets `<html data-session="expected">` before the first paint if there is a token. Static pages don't know the user:
 * the header then reserves space for the avatar instead of flashing the visitor's links.
 */
export const sessionHintScript =
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.session='expected'}catch{}";

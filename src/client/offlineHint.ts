/** Sets `<html data-offline>` while the browser is offline; CSS alone shows the notice. */
export const offlineHintScript =
  "{const mark=()=>document.documentElement.toggleAttribute('data-offline',!navigator.onLine);addEventListener('online',mark);addEventListener('offline',mark);mark()}";

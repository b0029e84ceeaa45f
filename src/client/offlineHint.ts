/** Marks `<html data-offline>` while the browser has no connection: the notice is shown by styles alone. */
export const offlineHintScript =
  "{const mark=()=>document.documentElement.toggleAttribute('data-offline',!navigator.onLine);addEventListener('online',mark);addEventListener('offline',mark);mark()}";

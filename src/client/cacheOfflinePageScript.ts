/** Of the program in `public/`. */
export const offlineWorkerPath = '/offline-worker.js';

/**
 * Has the browser keep the page that stands for those that can't be reached. Ten seconds after the page has loaded, so that
 * nothing of it waits, and whoever is gone by then keeps nothing.
 */
export const cacheOfflinePageScript = `addEventListener('load',()=>setTimeout(()=>navigator.serviceWorker?.register('${offlineWorkerPath}').catch(()=>{}),10000))`;

/** Path of the service worker in `public/`. */
export const offlineWorkerPath = '/offline-worker.js';

/**
 * Registers the service worker that stores the offline page. Waits for ten seconds after the load event, so that it
 * doesn't slow the page down, and visitors who leave early store nothing.
 */
export const cacheOfflinePageScript = `addEventListener('load',()=>setTimeout(()=>navigator.serviceWorker?.register('${offlineWorkerPath}').catch(()=>{}),10000))`;

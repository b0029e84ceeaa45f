export type DataLayerEvent =
  | { event: 'page_view'; title: string; location: string; path: string }
  | { event: 'booking_open' }
  | { event: 'booking_success' };

declare global {
  interface Window {
    /** Read by a tag manager, if one is loaded. */
    dataLayer?: unknown[];
  }
}

export function pushToDataLayer(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
}

export type DataLayerEvent =
  | { event: 'page_view'; title: string; location: string; path: string }
  | { event: 'booking_open' }
  | { event: 'booking_success' };

declare global {
  interface Window {
    /** A tag manager reads it, if one is ever loaded; until then it is only a list. */
    dataLayer?: unknown[];
  }
}

export function pushToDataLayer(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
}

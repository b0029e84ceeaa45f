/**
 * External services of this installation: the host of each, or null if it is off. A new one doesn't compile until the
 * privacy page mentions it.
 */
export interface Installation {
  /** The language model that writes report texts. */
  model: string | null;
  /** Sends mail. */
  mail: string | null;
  /** Stores images. */
  pictures: string | null;
  /** Receives request traces. */
  traces: string | null;
  /** Serves the booking calendar that overlays the page. */
  booking: string | null;
  /** Counts visits of consenting visitors. */
  analytics: string | null;
}

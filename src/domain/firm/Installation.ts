/**
 * What this installation is connected to: the host on the other side of each, or null where it is off. What is added here
 * has to be told on the privacy page before it compiles.
 */
export interface Installation {
  /** Writes the words of reports. */
  model: string | null;
  /** Sends mail. */
  mail: string | null;
  /** Keeps pictures. */
  pictures: string | null;
  /** Gets traces of requests. */
  traces: string | null;
  /** Shows the booking calendar over the page. */
  booking: string | null;
  /** Counts visits of those who agree. */
  analytics: string | null;
}

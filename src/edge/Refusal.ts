/** The response to a request that is rejected. */
export interface Refusal {
  status: number;
  /** Shown to the client. */
  message: string;
  headers?: Record<string, string>;
}

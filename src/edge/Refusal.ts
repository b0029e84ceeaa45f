/** Why a request is not passed on. */
export interface Refusal {
  status: number;
  /** Shown to whoever asked. */
  message: string;
  headers?: Record<string, string>;
}

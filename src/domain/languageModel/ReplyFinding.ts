/** A problem in one part of the model's reply. */
export interface ReplyFinding {
  /** "opportunity sales-entering-orders", "executiveSummary". */
  part: string;
  /** As an instruction that the model can follow. */
  problem: string;
}

/** A part that keeps the engine's text, and why: a finding, or the reason why there was no reply. */
export interface Fallback {
  part: string;
  reason: string;
}

/** What is wrong with one part of what the model wrote. */
export interface ReplyFinding {
  /** "opportunity sales-entering-orders", "executiveSummary". */
  part: string;
  /** In a sentence that the model can follow. */
  problem: string;
}

/** A part that keeps the engine's own words, and why: a finding or the reason why there was no answer. */
export interface Fallback {
  part: string;
  reason: string;
}

import type { Payload } from 'payload';

interface ModelTexts {
  /** From ModelUse. */
  callId: number;
  /** Texts of the model that were kept. */
  written: number;
  /** Texts that fell back to the engine's own words. */
  fellBack: number;
}

/** Completes the record of a question by what became of its texts. */
export async function noteModelTexts(_payload: Payload, _texts: ModelTexts): Promise<void> {}

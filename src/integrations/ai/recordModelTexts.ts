import type { Payload } from 'payload';

interface ModelTexts {
  /** From ModelUse. */
  callId: number;
  /** Texts of the model that were kept. */
  written: number;
  /** Texts that fell back to the engine's own words. */
  fellBack: number;
}

/** Completes the record of a question by what became of its texts. They count more than their number: it only logs. */
export async function recordModelTexts(
  payload: Payload,
  { callId, written, fellBack }: ModelTexts,
): Promise<void> {
  try {
    await payload.update({
      collection: 'model-calls',
      id: callId,
      data: { textsWritten: written, textsFellBack: fellBack },
      depth: 0,
      // Closed to direct changes.
      overrideAccess: true,
    });
  } catch (error) {
    payload.logger.error({ err: error, msg: `The texts of question ${callId} could not be counted` });
  }
}

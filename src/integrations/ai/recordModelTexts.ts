import type { Payload } from 'payload';

interface ModelTexts {
  /** `callId` of `ModelUse`. */
  callId: number;
  /** Number of texts kept from the model. */
  written: number;
  /** Number of texts that fell back to the engine's own. */
  fellBack: number;
}

/** Adds to a call's record how many of its texts were used. Failures are only logged, because the texts matter more. */
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
      // The collection is closed to direct changes.
      overrideAccess: true,
    });
  } catch (error) {
    payload.logger.error({ err: error, msg: `The texts of question ${callId} could not be counted` });
  }
}

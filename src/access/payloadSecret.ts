import { createHash } from 'node:crypto';

/**
 * Derives Payload's signing secret from PAYLOAD_SECRET (payload 3.90, `BasePayload.init`), for code without a Payload
 * instance.
 */
export const payloadSecret = (setting: string): string =>
  createHash('sha256').update(setting).digest('hex').slice(0, 32);

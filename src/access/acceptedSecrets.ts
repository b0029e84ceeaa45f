import { env } from '@/env';
import { payloadSecret } from './payloadSecret';

/**
 * Returns the secrets whose signatures are valid: the current one and, during a rotation, the previous one. New
 * signatures use the first only.
 * @param current `payload.secret`
 */
export function acceptedSecrets(current: string): readonly string[] {
  const former = env.PAYLOAD_SECRET_PREVIOUS;
  return former === undefined ? [current] : [current, payloadSecret(former)];
}

import { createHash } from 'node:crypto';
import { canonicalJson } from '@/domain/canonicalJson';

/** Returns a hash of a body that doesn't depend on the order of its keys. */
export const bodyFingerprint = (body: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(body ?? null))
    .digest('base64url');

import { shortHash } from '@/domain/text/shortHash';

/** The latest submission that may have reached the server without its answer reaching us. */
let pending: { content: string; runKey: string | null; key: string } | undefined;

/**
 * The Idempotency-Key for a submission: the same for the same content until its answer has come, so that submitting
 * again after a lost connection doesn't make a second analysis; a new one as soon as an answer was changed. With the
 * key of a run that the server keeps it begins with that, and is the same on every device. Kept outside the wizard,
 * because the browser's Back may take that away while the request is underway.
 */
export function submissionKeyFor(content: string, runKey: string | null = null): string {
  const isSame = pending?.content === content && (pending.runKey ?? runKey) === runKey;
  if (!pending || !isSame) {
    pending = { content, runKey, key: runKey === null ? newKey() : keyInRun(runKey, content) };
  }
  return pending.key;
}

/** The key under which these answers of a run are submitted, from whichever device. */
export const keyInRun = (runKey: string, content: string): string => `${runKey}-${shortHash(content)}`;

/** To be called once the analysis has arrived: the same answers may then be submitted as another one. */
export function forgetSubmissionKey(): void {
  pending = undefined;
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` would be missing where the site is served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

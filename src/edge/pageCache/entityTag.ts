import { createHash } from 'node:crypto';

interface Content {
  status: number;
  contentType: string;
  /** Where it leads; all that a redirect says. */
  location?: string;
  body: Buffer;
}

/** The entity tag of an answer. Weak, because its compressed forms share it. */
export function entityTag({ status, contentType, location = '', body }: Content): string {
  const hash = createHash('sha256').update(`${status} ${contentType} ${location}\n`).update(body);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

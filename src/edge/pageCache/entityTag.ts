import { createHash } from 'node:crypto';

interface Content {
  status: number;
  contentType: string;
  /** Target of a redirect, which is all that its response contains. */
  location?: string;
  body: Buffer;
}

/** Returns the entity tag of a response. It is weak, because the compressed encodings share it. */
export function entityTag({ status, contentType, location = '', body }: Content): string {
  const hash = createHash('sha256').update(`${status} ${contentType} ${location}\n`).update(body);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

/** One segment of a path. */
export interface Segment {
  /** As written in the URL. */
  raw: string;
  /** Decoded: `%20` is a space. */
  text: string;
}

/** Decodes a segment; null if its encoding is invalid. */
function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/**
 * Splits a path such as `/users/1` into its segments, in order. Null if one is empty (`//`, a trailing slash) or can't
 * be decoded: no client produces such paths by itself.
 */
export function readSegments(path: string): Segment[] | null {
  const [start, ...raws] = path.split('/');
  const segments = raws.flatMap((raw) => {
    const text = decode(raw);
    return text ? [{ raw, text }] : [];
  });
  return start === '' && segments.length === raws.length ? segments : null;
}

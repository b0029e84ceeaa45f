/** One part of an address between two slashes. */
export interface Segment {
  /** As it stands in the address. */
  raw: string;
  /** What it means: `%20` is a space. */
  text: string;
}

/** The text that an encoded part of an address stands for; null when it stands for none. */
function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/**
 * The parts of a path such as `/users/1`, in order. Null for a path in which a part is empty (`//`, a slash at the end)
 * or can't be decoded: no program writes such addresses by itself.
 */
export function readSegments(path: string): Segment[] | null {
  const [start, ...raws] = path.split('/');
  const segments = raws.flatMap((raw) => {
    const text = decode(raw);
    return text ? [{ raw, text }] : [];
  });
  return start === '' && segments.length === raws.length ? segments : null;
}

import { describe, expect, it } from 'vitest';
import { isKnownEtag } from './isKnownEtag';

describe('isKnownEtag', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', '*'])('is so for %j', (header) =>
    expect(isKnownEtag(header, '"a"')).toBe(true),
  );
  it.each([null, '', '"b"', 'a', '"A"'])('is not so for %j', (header) =>
    expect(isKnownEtag(header, '"a"')).toBe(false),
  );
});

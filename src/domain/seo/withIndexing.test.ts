import { describe, expect, it } from 'vitest';
import { withIndexing } from './withIndexing';

describe('withIndexing', () => {
  it.each([
    ['', true, 'noindex'],
    ['', false, ''],
    ['noindex', true, 'noindex'],
    ['noindex', false, ''],
    ['nofollow, max-snippet:20', true, 'noindex, nofollow, max-snippet:20'],
    ['noindex, nofollow, max-snippet:20', false, 'nofollow, max-snippet:20'],
    ['index, follow', true, 'noindex, follow'],
    ['all', true, 'noindex'],
    ['all', false, 'all'],
    ['none', true, 'noindex, nofollow'],
    ['none', false, 'nofollow'],
    ['max-image-preview:none', true, 'noindex, max-image-preview:none'],
  ])('%j, prevented: %j', (robots, isPrevented, expected) => {
    expect(withIndexing(robots, isPrevented)).toBe(expected);
  });
});

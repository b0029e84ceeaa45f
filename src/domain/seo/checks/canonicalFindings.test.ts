import { describe, expect, it } from 'vitest';
import { canonicalFindings } from './canonicalFindings';

const base = {
  path: '/story',
  origin: 'https://example.com',
  isKnownPath: (path: string) => ['/', '/story', '/team'].includes(path),
  isIndexable: true,
};
const severities = (canonicalUrl: string, more: Partial<typeof base> = {}) =>
  canonicalFindings({ ...base, ...more, canonicalUrl }).map(({ severity }) => severity);

describe('canonicalFindings', () => {
  it.each(['', '/story', '/story/', 'https://example.com/story'])(
    'accepts the page itself: %s',
    (canonicalUrl) => {
      expect(severities(canonicalUrl)).toEqual([]);
    },
  );

  it('notices other pages, other sites and other schemes', () => {
    expect(severities('/team')).toEqual(['warning']);
    expect(severities('https://elsewhere.example/story')).toEqual(['warning']);
    expect(severities('http://example.com/story')).toEqual(['warning']);
  });

  it('notices a target that is not there', () => {
    expect(severities('https://example.com/nowhere')).toEqual(['error']);
  });

  it('notices that preventing indexing contradicts another page', () => {
    expect(severities('/team', { isIndexable: false })).toEqual(['warning', 'error']);
    expect(severities('/story', { isIndexable: false })).toEqual([]);
  });

  it('notices queries and anchors', () => {
    expect(severities('/story?from=mail#top')).toEqual(['warning']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'story', 'http://'])(
    'refuses %s',
    (canonicalUrl) => {
      expect(severities(canonicalUrl)).toEqual(['error']);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { contentPolicy } from './contentPolicy';

const hash = 'sha256-abc=';
const plain = { hasTagManager: false };

/** Returns the sources of one directive. */
const sourcesOf = (policy: string, directive: string): string | undefined =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.slice(directive.length + 1);

describe('contentPolicy', () => {
  it('runs what comes from the site and from the booking calendar, and the inline scripts that are named', () => {
    const policy = contentPolicy('/', [hash], "'none'", plain);
    expect(sourcesOf(policy, 'script-src')).toBe(`'self' https://cal.com https://*.cal.com '${hash}'`);
    expect(sourcesOf(policy, 'default-src')).toBe("'self'");
    expect(sourcesOf(policy, 'frame-ancestors')).toBe("'none'");
    expect(sourcesOf(policy, 'object-src')).toBe("'none'");
  });

  it('adds a booking server of the firm’s own, once, and the tag manager where there is one', () => {
    const own = contentPolicy('/', [], "'self'", {
      bookingOrigin: 'https://book.example.org',
      hasTagManager: true,
    });
    expect(sourcesOf(own, 'frame-src')).toBe(
      "'self' https://cal.com https://*.cal.com https://book.example.org",
    );
    expect(sourcesOf(own, 'script-src')).toContain('https://www.googletagmanager.com');
    const calCom = contentPolicy('/', [], "'none'", { ...plain, bookingOrigin: 'https://cal.com' });
    expect(sourcesOf(calCom, 'frame-src')).toBe("'self' https://cal.com https://*.cal.com");
  });

  it.each(['/cms', '/cms/collections/posts'])('lets %s reach nobody but the site', (path) => {
    const policy = contentPolicy(path, [hash], "'none'", { ...plain, hasTagManager: true });
    expect(policy).not.toContain('https:');
    expect(sourcesOf(policy, 'script-src')).toBe(`'self' '${hash}'`);
  });
});

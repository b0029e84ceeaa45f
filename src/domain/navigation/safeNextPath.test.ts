import { describe, expect, it } from 'vitest';
import { loginPath, safeNextPath } from './safeNextPath';

describe('safeNextPath', () => {
  it.each(['/dashboard?analysis=3', '/cms', '/report/7#next'])('keeps %s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '/login?next=/login',
  ])('sends %s to the dashboard', (path) => {
    expect(safeNextPath(path)).toBe('/dashboard');
  });

  it('survives the way through the login address', () => {
    const next = new URL(loginPath('/dashboard?analysis=3&x=1'), 'https://a.example').searchParams.get(
      'next',
    );
    expect(safeNextPath(next)).toBe('/dashboard?analysis=3&x=1');
  });
});

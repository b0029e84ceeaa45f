import { describe, expect, it } from 'vitest';
import { startPath } from './places';
import { loginPath, safeNextPath } from './safeNextPath';

describe('safeNextPath', () => {
  it.each(['/dashboard?analysis=3', '/report/7#next'])('keeps %s', (path) => {
    expect(safeNextPath(path, 'client')).toBe(path);
  });

  it.each(['/cms', '/admin/inquiries?page=2', '/dashboard'])('keeps %s for marketers', (path) => {
    expect(safeNextPath(path, 'marketer')).toBe(path);
  });

  it.each([
    ['/admin/trail', 'marketer'],
    ['/admin/blog?edit=a', 'client'],
    ['/cms', 'client'],
    [null, 'admin'],
    [null, 'marketer'],
  ] as const)('doesn’t lead to %s as %s, but to the start', (path, role) => {
    expect(safeNextPath(path, role)).toBe(startPath(role));
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
    expect(safeNextPath(path, 'client')).toBe('/dashboard');
  });

  it('survives the way through the login address', () => {
    const next = new URL(loginPath('/dashboard?analysis=3&x=1'), 'https://a.example').searchParams.get(
      'next',
    );
    expect(safeNextPath(next, 'client')).toBe('/dashboard?analysis=3&x=1');
  });
});

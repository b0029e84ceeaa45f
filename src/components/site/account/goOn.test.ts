import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/schemas/auth';
import { goOn } from './goOn';

const load = vi.fn<(path: string) => void>();
const replace = vi.fn<(path: string) => void>();

const localStorage = { getItem: () => null };

beforeEach(() => vi.stubGlobal('window', { location: { replace: load }, localStorage }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const admin = { role: 'admin', mustChangePassword: false } as SessionUser;

it('goes on within the document', () => {
  goOn(admin, '/admin/blog?page=2', replace);
  expect([replace.mock.calls, load.mock.calls]).toEqual([[['/admin/blog?page=2']], []]);
});

it.each(['/cms', '/cms/collections/posts', '/profile-settings?from=mail#password'])(
  'loads %s as a document of its own',
  (path) => {
    goOn(admin, path, replace);
    expect([replace.mock.calls, load.mock.calls]).toEqual([[], [[path]]]);
  },
);

it.each([
  [true, [[], [['/profile-settings#password']]]],
  [false, [[['/profile-settings']], []]],
])('loads no document that would know nobody: cookies allowed, %s', (cookieEnabled, calls) => {
  vi.stubGlobal('window', { location: { replace: load } });
  vi.stubGlobal('navigator', { cookieEnabled });
  goOn(admin, '/profile-settings#password', replace);
  expect([replace.mock.calls, load.mock.calls]).toEqual(calls);
});

it('leads to the choice of a password first, and further from there', () => {
  goOn({ ...admin, mustChangePassword: true }, '/profile-settings#password', replace);
  expect(replace.mock.calls).toEqual([['/choose-password?next=%2Fprofile-settings%23password']]);
});

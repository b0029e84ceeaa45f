import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/schemas/auth';
import { goOn } from './goOn';

const load = vi.fn<(path: string) => void>();
const replace = vi.fn<(path: string) => void>();

const localStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

beforeEach(() => vi.stubGlobal('window', { location: { replace: load }, localStorage }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const admin = { role: 'admin', mustChangePassword: false } as SessionUser;

it('goes on within the document', () => {
  goOn(admin, { next: '/admin/blog?page=2', hasPostponed: false }, replace);
  expect([replace.mock.calls, load.mock.calls]).toEqual([[['/admin/blog?page=2']], []]);
});

it.each(['/cms', '/cms/collections/posts', '/profile-settings?from=mail#password'])(
  'loads %s as a document of its own',
  (path) => {
    goOn(admin, { next: path, hasPostponed: false }, replace);
    expect([replace.mock.calls, load.mock.calls]).toEqual([[], [[path]]]);
  },
);

it.each([
  [true, [[], [['/profile-settings#password']]]],
  [false, [[['/profile-settings']], []]],
])('loads no document that would know nobody: cookies allowed, %s', (cookieEnabled, calls) => {
  vi.stubGlobal('window', { location: { replace: load } });
  vi.stubGlobal('navigator', { cookieEnabled });
  goOn(admin, { next: '/profile-settings#password', hasPostponed: false }, replace);
  expect([replace.mock.calls, load.mock.calls]).toEqual(calls);
});

it('leads staff to a password of their own first, and further when they postpone it', () => {
  const next = '/profile-settings?from=mail';
  const staff = { ...admin, mustChangePassword: true };
  goOn(staff, { next, hasPostponed: false }, replace);
  goOn(staff, { next, hasPostponed: true }, replace);
  goOn({ ...staff, role: 'client' }, { next, hasPostponed: false }, replace);
  expect(replace.mock.calls).toEqual([
    ['/choose-password?next=%2Fprofile-settings%3Ffrom%3Dmail'],
    [next],
    [next],
  ]);
});

it('leads nowhere else once it can’t be postponed any more', () => {
  const staff = { ...admin, mustChangePassword: true, passwordDueAt: '2020-01-01T00:00:00.000Z' };
  goOn(staff, { next: null, hasPostponed: true }, replace);
  expect(replace.mock.calls).toEqual([['/choose-password']]);
});

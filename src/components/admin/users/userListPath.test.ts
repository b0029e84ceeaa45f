import { describe, expect, it } from 'vitest';
import { isNarrowed, userExportPath, userListPath } from './userListPath';

describe('userListPath', () => {
  it('asks for the newest users unless the address says otherwise', () => {
    expect(userListPath({ page: 1, search: '', sort: '' })).toBe(
      '/api/admin/users?page=1&limit=20&sort=-createdAt',
    );
  });

  it('passes on what the address says', () => {
    const place = { page: 3, search: 'Ada & Söhne', sort: '-name', filter: 'admin' };
    const query = new URL(userListPath(place), 'http://site').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      page: '3',
      limit: '20',
      sort: '-name',
      search: 'Ada & Söhne',
      role: 'admin',
    });
  });

  it('asks for the file in the order of the list', () => {
    expect(userExportPath({ page: 3, search: 'Ada', sort: '-reportCount' })).toBe(
      '/api/admin/users/export?sort=-reportCount&search=Ada',
    );
  });

  it('asks for whole days of joining by the reader’s clock, and takes the last one along', () => {
    const place = { page: 1, search: '', sort: '', from: '2026-11-20', to: '2026-11-20' };
    const span = {
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
    };
    for (const path of [userListPath(place), userExportPath(place)])
      expect(Object.fromEntries(new URL(path, 'http://site').searchParams)).toMatchObject(span);
    expect(isNarrowed(place)).toBe(true);
  });

  it('leaves out orders, kinds and days that don’t exist', () => {
    const path = userListPath({ page: 1, search: '', sort: 'hash', filter: 'root', from: 'today' });
    expect(path).toBe('/api/admin/users?page=1&limit=20&sort=-createdAt');
  });
});

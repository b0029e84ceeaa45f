import { describe, expect, it } from 'vitest';
import { userExportPath, userListPath } from './userListPath';

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

  it('leaves out orders and kinds that don’t exist', () => {
    const path = userListPath({ page: 1, search: '', sort: 'hash', filter: 'root' });
    expect(path).toBe('/api/admin/users?page=1&limit=20&sort=-createdAt');
  });
});

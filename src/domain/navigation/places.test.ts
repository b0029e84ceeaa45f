import { describe, expect, it } from 'vitest';
import { roles } from '@/domain/accounts/roles';
import { mayOpen, startPath } from './places';

describe('mayOpen', () => {
  it.each([
    ['/dashboard', ['client', 'marketer', 'admin']],
    ['/administer', ['client', 'marketer', 'admin']],
    ['/cmsx', ['client', 'marketer', 'admin']],
    ['/admin/blog', ['marketer', 'admin']],
    ['/admin/categories', ['marketer', 'admin']],
    ['/cms', ['marketer', 'admin']],
    ['/cms/collections/posts', ['marketer', 'admin']],
    ['/admin', ['admin']],
    ['/admin/overview', ['admin']],
    ['/admin/trail', ['admin']],
    ['/admin/projects', ['admin']],
    ['/admin/analyst', ['admin']],
    ['/admin/whatever-comes', ['admin']],
  ])('opens %s to %j', (path, allowed) => {
    expect(roles.filter((role) => mayOpen(role, path))).toEqual(allowed);
  });

  it('opens to everybody where they start', () => {
    for (const role of roles) expect(mayOpen(role, startPath(role)), role).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { belongingsQuerySchema, userChangesBodySchema, userIdsBodySchema } from './userBulk';
import { createUserBodySchema, updateUserBodySchema, userListQuerySchema } from './users';

describe('a new account', () => {
  const account = { name: 'Kim', email: 'kim@example.org', password: text(6) };

  it.each([
    ['the shortest password', { password: text(6) }, []],
    ['one that is shorter', { password: text(5) }, ['password']],
    ['the longest', { password: text(256) }, []],
    ['one that is longer', { password: text(257) }, ['password']],
    ['the lowest limit', { reportLimit: 1 }, []],
    ['a lower one', { reportLimit: 0 }, ['reportLimit']],
    ['the highest', { reportLimit: 100 }, []],
    ['a higher one', { reportLimit: 101 }, ['reportLimit']],
    ['half a report', { reportLimit: 1.5 }, ['reportLimit']],
    ['a limit that is text', { reportLimit: '5' }, ['reportLimit']],
    ['an administrator by word', { isAdmin: 'true' }, ['isAdmin']],
  ])('with %s: %o', (_what, change, refused) => {
    expect(refusedFields(createUserBodySchema, { ...account, ...change })).toEqual(refused);
  });

  it('is a client’s unless told, and an empty company is none', () => {
    expect(createUserBodySchema.parse({ ...account, company: ' ' })).toEqual({
      ...account,
      company: null,
      isAdmin: false,
    });
  });

  it('may be given a role, of those that there are', () => {
    expect(createUserBodySchema.parse({ ...account, role: 'marketer' }).role).toBe('marketer');
    expect(refusedFields(createUserBodySchema, { ...account, role: 'owner' })).toEqual(['role']);
  });
});

describe('changes of an account', () => {
  it.each([
    [{}, []],
    [{ name: '' }, ['name']],
    [{ updatedAt: '2026-11-20T10:00:00.000Z' }, []],
    [{ updatedAt: '2026-11-20' }, ['updatedAt']],
    [{ updatedAt: '2026-11-20T10:00:00+02:00' }, ['updatedAt']],
  ])('%o', (change, refused) => {
    expect(refusedFields(updateUserBodySchema, change)).toEqual(refused);
  });

  it('tell what is left out from what is emptied', () => {
    expect(updateUserBodySchema.parse({ password: 'x' })).toEqual({});
    expect(updateUserBodySchema.parse({ company: '', reportLimit: null })).toEqual({
      company: null,
      reportLimit: null,
    });
  });
});

it.each([
  [{ search: text(200) }, []],
  [{ search: text(201) }, ['search']],
  [{ sort: '-reportCount' }, []],
  [{ sort: 'hash' }, ['sort']],
  [{ role: 'marketer' }, []],
  [{ role: 'root' }, ['role']],
])('the list of accounts is asked for %o', (query, refused) => {
  expect(refusedFields(userListQuerySchema, query)).toEqual(refused);
});

describe('several accounts at once', () => {
  const idsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  it.each([
    ['one', [1], []],
    ['nobody', [], ['ids']],
    ['200', idsTo(200), []],
    ['201', idsTo(201), ['ids']],
    ['one twice', [1, 2, 1], ['ids']],
    ['the largest id', [2_147_483_647], []],
    ['a larger one', [2_147_483_648], ['ids.0']],
    ['nought', [1, 0], ['ids.1']],
    ['a fraction', [1.5], ['ids.0']],
    ['text', ['1'], ['ids.0']],
  ])('are named: %s', (_what, ids, refused) => {
    expect(refusedFields(userIdsBodySchema, { ids })).toEqual(refused);
  });

  it.each([
    ['1,2', []],
    ['1,1', ['ids']],
    ['1,', ['ids']],
    ['01', ['ids']],
    ['', ['ids']],
    ['9999999999', ['ids.0']],
    [idsTo(201).join(), ['ids']],
  ])('are named in an address: %.20s', (ids, refused) => {
    expect(refusedFields(belongingsQuerySchema, { ids })).toEqual(refused);
  });

  it.each([
    ['a role', { role: 'marketer' }, []],
    ['both kinds of roles', { role: 'admin', isAdmin: true }, ['changes.0.role']],
    ['a limit', { reportLimit: 100 }, []],
    ['one beyond', { reportLimit: 101 }, ['changes.0.reportLimit']],
    ['rights that are half told', { expected: { role: 'client' } }, ['changes.0.expected.reportLimit']],
  ])('are given %s', (_what, change, refused) => {
    expect(refusedFields(userChangesBodySchema, { changes: [{ id: 1, ...change }] })).toEqual(refused);
  });

  it('are changed once each, and by what may be changed', () => {
    const once = { id: 1, isAdmin: false };
    expect(refusedFields(userChangesBodySchema, { changes: [once, once] })).toEqual(['changes']);
    expect(userChangesBodySchema.parse({ changes: [{ ...once, email: 'kim@example.org' }] })).toEqual({
      changes: [once],
    });
  });
});

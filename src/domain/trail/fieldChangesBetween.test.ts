import { describe, expect, it } from 'vitest';
import { fieldChangesBetween } from './fieldChangesBetween';

describe('fieldChangesBetween', () => {
  it('names the fields that differ, before and after', () => {
    const before = { name: 'Ada', role: 'client', reportLimit: 3, hash: 'x' };
    const after = { name: 'Ada', role: 'admin', reportLimit: null, hash: 'y' };
    expect(fieldChangesBetween(before, after, ['name', 'role', 'reportLimit'])).toEqual([
      { field: 'role', from: 'client', to: 'admin' },
      { field: 'reportLimit', from: '3', to: null },
    ]);
  });

  it('takes missing, null and empty for the same, and compares lists by their contents', () => {
    const empty = [undefined, null, '', []];
    for (const a of empty) {
      for (const other of empty) expect(fieldChangesBetween({ a }, { a: other }, ['a'])).toEqual([]);
      expect(fieldChangesBetween({ a }, { a: 'x' }, ['a'])).toEqual([{ field: 'a', from: null, to: 'x' }]);
      expect(fieldChangesBetween({ a: 'x' }, { a }, ['a'])).toEqual([{ field: 'a', from: 'x', to: null }]);
    }
    expect(fieldChangesBetween({ tags: ['x'] }, { tags: ['x'] }, ['tags'])).toEqual([]);
    expect(fieldChangesBetween({ tags: ['x'] }, { tags: ['y', 'z'] }, ['tags'])).toEqual([
      { field: 'tags', from: 'x', to: 'y, z' },
    ]);
  });

  it('takes a document for its number', () => {
    const fields = ['photo'];
    expect(fieldChangesBetween({ photo: 4 }, { photo: { id: 4, alt: 'Ada' } }, fields)).toEqual([]);
    expect(fieldChangesBetween({ photo: 4 }, { photo: { id: 5, alt: 'Ada' } }, fields)).toEqual([
      { field: 'photo', from: '4', to: '5' },
    ]);
  });

  it.each([
    [false, 0],
    [0, null],
    [false, null],
    [0, ''],
  ])('tells %j from %j', (from, to) => {
    expect(fieldChangesBetween({ a: from }, { a: to }, ['a'])).toHaveLength(1);
  });

  it('cuts long texts, and still notices a change behind the cut', () => {
    const text = 'x'.repeat(300);
    expect(fieldChangesBetween({ text }, { text: `${text}y` }, ['text'])).toEqual([
      { field: 'text', from: text, to: `${text}…` },
    ]);
    expect(fieldChangesBetween({ text: `${text}y` }, { text: `${text}z` }, ['text'])).toEqual([
      { field: 'text', from: `${text}…`, to: `${text}…` },
    ]);
  });
});

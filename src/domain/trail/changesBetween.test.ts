import { describe, expect, it } from 'vitest';
import { changesBetween } from './changesBetween';

describe('changesBetween', () => {
  it('names the fields that differ, before and after', () => {
    const before = { name: 'Ada', role: 'client', reportLimit: 3, hash: 'x' };
    const after = { name: 'Ada', role: 'admin', reportLimit: null, hash: 'y' };
    expect(changesBetween(before, after, ['name', 'role', 'reportLimit'])).toEqual([
      { field: 'role', from: 'client', to: 'admin' },
      { field: 'reportLimit', from: '3', to: null },
    ]);
  });

  it('takes missing, null and empty for the same, and compares lists by their contents', () => {
    expect(
      changesBetween({ a: null, tags: ['x'] }, { a: '', b: undefined, tags: ['x'] }, ['a', 'b', 'tags']),
    ).toEqual([]);
    expect(changesBetween({ tags: ['x'] }, { tags: ['y'] }, ['tags'])).toEqual([
      { field: 'tags', from: '["x"]', to: '["y"]' },
    ]);
  });

  it('cuts long texts, and still notices a change behind the cut', () => {
    const text = 'x'.repeat(400);
    const [change] = changesBetween({ text }, { text: `${text}y` }, ['text']);
    expect(change?.from).toHaveLength(301);
  });
});

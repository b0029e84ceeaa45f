import { describe, expect, it } from 'vitest';
import { asideName, isAside, nameBefore } from './asideName';
import { trashMove } from './trashMove';

describe('what is in the trash', () => {
  it('lays its name aside and takes it back', () => {
    const aside = asideName('costs-2', 14);
    expect(isAside(aside)).toBe(true);
    expect(nameBefore(aside)).toBe('costs-2');
    expect(isAside('costs-2')).toBe(false);
    expect(nameBefore('costs-2')).toBe('costs-2');
  });

  it('goes, returns, or stays where it is', () => {
    const now = '2026-11-20T10:00:00.000Z';
    expect(trashMove({ deletedAt: null }, { deletedAt: now })).toBe('goes');
    expect(trashMove({ deletedAt: now }, { deletedAt: null })).toBe('returns');
    expect(trashMove({ deletedAt: now }, { deletedAt: now })).toBeNull();
    expect(trashMove({}, {})).toBeNull();
    expect(trashMove(undefined, { deletedAt: now })).toBeNull();
  });
});

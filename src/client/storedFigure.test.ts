import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFigure, storeFigure, storedFigureText, onStoredFigure } from './storedFigure';
import { readStoredFigure } from './readStoredFigure';

const figure = {
  department: 'Finance & Accounting',
  taskName: 'Processing supplier invoices',
  teamSize: '3',
  hours: '14,5',
  salary: '70000',
} as const;

describe('a figure on its way into the wizard', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    vi.stubGlobal('window', { sessionStorage });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is kept, told of, and forgotten', () => {
    const heard = vi.fn();
    const stop = onStoredFigure(heard);
    storeFigure(figure);
    expect(readStoredFigure()).toEqual(figure);
    clearFigure();
    stop();
    clearFigure();
    expect(readStoredFigure()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    JSON.stringify({ ...figure, department: '__proto__' }),
    JSON.stringify({ ...figure, taskName: 'x'.repeat(121) }),
    JSON.stringify({ ...figure, hours: '1'.repeat(21) }),
    JSON.stringify({ ...figure, salary: 70_000 }),
    JSON.stringify({ ...figure, teamSize: '-3' }),
  ])('is nothing where %j is stored', (text) => {
    expect(readStoredFigure(text)).toBeNull();
  });

  it('lives in the document where the browser keeps nothing', () => {
    vi.stubGlobal('window', {});
    storeFigure(figure);
    expect(readStoredFigure()).toEqual(figure);
    clearFigure();
    expect(storedFigureText()).toBeNull();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPlace } from './showPlace';

/** A page in which one selector matches, and the element that can have focus: the match itself or a descendant. */
function pageWith(selector: string, { hasCursor }: { hasCursor: 'itself' | 'within' }) {
  const page = {
    activeElement: null as unknown,
    querySelector: (asked: string) => asked === selector && field,
  };
  const button = { focus: () => (page.activeElement = button) };
  const field = {
    focus: () => hasCursor === 'itself' && (page.activeElement = field),
    querySelector: () => button,
    scrollIntoView: vi.fn(),
    children: { item: () => null },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  return { page, field, button };
}

const finding = { severity: 'note', message: 'Look.' } as const;

describe('showPlace', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('puts the cursor into a field', () => {
    const { page, field } = pageWith('#field-title', { hasCursor: 'itself' });
    showPlace({ ...finding, field: 'title' });
    expect(page.activeElement).toBe(field);
    expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'auto' });
  });

  it('puts it on what is in a field that takes none itself', () => {
    const { page, button } = pageWith('#field-cover', { hasCursor: 'within' });
    showPlace({ ...finding, field: 'coverImage' });
    expect(page.activeElement).toBe(button);
  });
});

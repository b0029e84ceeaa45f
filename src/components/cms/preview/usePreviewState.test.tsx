import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { resetNarrowPreview, usePreviewState } from './usePreviewState';

/** The state of a form whose preview Payload has stored as open for the account. */
function openForm({ isNarrow }: { isNarrow: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const setIsLivePreviewing = vi.fn();
  const payload = { isLivePreviewing: true, setIsLivePreviewing, shouldRenderIframe: true };
  const { result } = renderHook(() => usePreviewState(payload));
  return { preview: () => result.current, setIsLivePreviewing };
}

afterEach(() => {
  resetNarrowPreview();
  vi.unstubAllGlobals();
});

it('A narrow window shows the form first, and what is done there leaves Payload’s stored state alone', () => {
  const { preview, setIsLivePreviewing } = openForm({ isNarrow: true });
  expect(preview()).toMatchObject({ isOpen: false, isLoaded: false });
  act(() => preview().setIsOpen(true));
  expect(preview()).toMatchObject({ isOpen: true, isLoaded: true });
  act(() => preview().setIsOpen(false));
  expect(preview()).toMatchObject({ isOpen: false, isLoaded: true });
  expect(setIsLivePreviewing).not.toHaveBeenCalled();
});

it('A wide window follows Payload’s state', () => {
  const { preview, setIsLivePreviewing } = openForm({ isNarrow: false });
  expect(preview()).toMatchObject({ isOpen: true, isLoaded: true });
  preview().setIsOpen(false);
  expect(setIsLivePreviewing).toHaveBeenCalledWith(false);
});

import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { inquiryTexts as texts } from '@/content/admin/inquiries';
import { ListFrame } from './ListFrame';

const show = (onClear: (() => void) | null): string => {
  const props: ComponentProps<typeof ListFrame<number>> = {
    list: { items: [], total: 0, isLeast: false, isLoading: false, hasFailed: false, reload: vi.fn() },
    place: { page: 1, search: '', sort: '' },
    move: vi.fn(),
    texts,
    filters: null,
    noMatch: { text: texts.none, clear: texts.clear, onClear },
    perPage: 20,
    children: (shown) => shown.join(),
  };
  return renderToStaticMarkup(createElement(ListFrame<number>, props));
};

it('offers a way out of a search without a match, and none where nothing narrows the list', () => {
  expect(show(vi.fn())).toContain(texts.clear);
  expect(show(null)).toContain(texts.none);
  expect(show(null)).not.toContain('<button');
});

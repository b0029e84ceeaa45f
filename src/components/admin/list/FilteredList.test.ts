import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { trailTexts } from '@/content/admin/trail';
import { FilteredList } from './FilteredList';

const show = (page: number, total: number, isLeast: boolean): string => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const props: ComponentProps<typeof FilteredList<number>> = {
    list: { items, total, isLeast, isLoading: false, hasFailed: false, reload: vi.fn() },
    place: { page, search: '', sort: '' },
    move: vi.fn(),
    texts: trailTexts,
    filter: '',
    none: trailTexts.none,
    children: (shown) => shown.join(),
  };
  return renderToStaticMarkup(createElement(FilteredList<number>, props));
};

/** Returns whether the last button, "next page", is enabled. */
const leadsOn = (html: string): boolean =>
  html.slice(html.lastIndexOf('<button')).includes('aria-disabled="false"');

it('says how many there are, and ends with the last page', () => {
  const html = show(3, 60, false);
  expect(html).toContain('>60 entries<');
  expect(html).toContain('Page 3 of 3');
  expect(leadsOn(html)).toBe(false);
});

it('says that there are more than are counted, and leads on behind them', () => {
  const html = show(50, 1_000, true);
  expect(html).toContain('>More than 1,000 entries<');
  expect(html).toContain('>Page 50<');
  expect(leadsOn(html)).toBe(true);
});

import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Floating } from './Floating';

/** Places an element in a window 800 px high; jsdom has no layout. */
function place(element: Element, top: number, bottom: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  element.checkVisibility = () => true;
}

const isShown = () => screen.getByRole('complementary').dataset.clear === 'true';
const scroll = () =>
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('hides for an action that loads below it', async () => {
  render(<Floating aria-label="Actions" isBar />);
  place(screen.getByRole('complementary'), 740, 800);
  scroll();
  expect(isShown()).toBe(true);
  const button = document.createElement('button');
  place(button, 750, 790);
  await act(async () => document.body.append(button));
  expect(isShown()).toBe(false);
});

it('as a bar below the hero shows from there on, also over controls', () => {
  render(
    <main>
      <section />
      <button type="button">Story</button>
      <Floating aria-label="Call" isBar hidesOver="hero" />
    </main>,
  );
  const hero = document.querySelector('section');
  if (!hero) throw new Error('no hero');
  place(screen.getByRole('complementary'), 740, 800);
  place(screen.getByRole('button'), 750, 790);
  place(hero, 0, 1_200);
  scroll();
  expect(isShown()).toBe(false);
  place(hero, -500, 700);
  scroll();
  expect(isShown()).toBe(true);
});

import { expect, it } from 'vitest';
import { startTabAt } from './startTabAt';

it('leaves no focus and no attribute on a section, and the focus on a field', () => {
  document.body.innerHTML = '<a href="/">Before</a><section id="call"></section><input id="name">';
  document.querySelector('a')?.focus();
  expect(startTabAt('#call')).toBe(true);
  expect(document.activeElement).toBe(document.body);
  expect(document.getElementById('call')?.hasAttribute('tabindex')).toBe(false);
  expect(startTabAt('#name')).toBe(true);
  expect(document.activeElement?.id).toBe('name');
});

it('says that a fragment has no target', () => {
  expect(startTabAt('')).toBe(false);
  expect(startTabAt('#token=secret')).toBe(false);
});

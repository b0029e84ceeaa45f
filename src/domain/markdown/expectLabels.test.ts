import { expect, it } from 'vitest';
import { expectLabels } from './expectLabels';

const finds = (text: string, label: string) => expectLabels(text).definitions.has(label);

it.each([
  ['plain', '[a]: /b', 'a'],
  ['in capitals and several lines', '[A\n  b]: /b', 'a b'],
  ['with an escaped bracket', '[a\\]b]: /c', 'a\\]b'],
  ['with an escaped opening bracket', '[a\\[b]: /c', 'a\\[b'],
  ['after an escaped backslash', '\\\\[a]: /c', 'a'],
  ['with an escaped backslash at its end', '[a\\\\]: /c', 'a\\\\'],
  ['as long as it may be', `[${'a'.repeat(999)}]: /c`, 'a'.repeat(999)],
])('finds a label %s', (_name, text, label) => {
  expect(finds(text, label)).toBe(true);
});

it.each([
  ['a bracket that is escaped', '[a\\]: /c', 'a\\'],
  ['brackets inside', '[a[b]: /c', 'a[b'],
  ['one that ended before', '[a] b]: /c', 'a] b'],
  ['nothing', '[]: /c', ''],
])('finds none in %s', (_name, text, label) => {
  expect(finds(text, label)).toBe(false);
});

it('tells footnotes from definitions', () => {
  const { definitions, footnotes } = expectLabels('[^a]: note\n\n[b]: /b');
  expect([footnotes.has('a'), definitions.has('b')]).toEqual([true, true]);
  expect([footnotes.has('b'), definitions.has('^a')]).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { showing, unsentOf, withSent, withText, withValue } from './useTypedText';

const trimmed = (text: string) => text.trim();
const typedAfterSending = withText(withSent(withText(showing(''), 'fo'), 'fo'), 'fob');

test('what was sent comes back and leaves alone what was typed since', () => {
  const returned = withValue(typedAfterSending, 'fo');
  expect(returned).toEqual({ text: 'fob', value: 'fo', underway: [] });
  expect(unsentOf(returned, trimmed)).toBe('fob');
});

test('the last of two comes back alone, or after the first', () => {
  const both = withSent(typedAfterSending, 'fob');
  expect(withValue(both, 'fob')).toEqual({ text: 'fob', value: 'fob', underway: [] });
  expect(withValue(withValue(both, 'fo'), 'fob')).toEqual({ text: 'fob', value: 'fob', underway: [] });
});

test('a value from outside is shown, also one that was sent before', () => {
  const returned = withValue(typedAfterSending, 'fo');
  const cleared = withValue(returned, '');
  expect(cleared).toEqual(showing(''));
  expect(withValue(cleared, 'fo')).toEqual(showing('fo'));
});

test('only what means something else than what was sent last is sent', () => {
  expect(unsentOf(showing(' as the address has it '), trimmed)).toBeNull();
  expect(unsentOf(withText(showing('fo'), 'fo '), trimmed)).toBeNull();
  expect(unsentOf(withText(showing('fo'), 'fob'), () => null)).toBeNull();
  expect(unsentOf(withText(typedAfterSending, ''), trimmed)).toBe('');
});

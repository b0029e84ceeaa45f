import { expect, it } from 'vitest';
import { hasSeenEdition, madeEdition, makesEdition, sentEdition } from './edition';

it('names what a form has seen and what it makes', () => {
  const sent = sentEdition('seen', 'own');
  expect(madeEdition(sent)).toBe('own');
  expect(['seen', 'own', 'another', null].map((latest) => hasSeenEdition(sent, latest))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('names what a form has made alone, once a save is answered', () => {
  expect([madeEdition('own'), hasSeenEdition('own', 'own'), hasSeenEdition('own', 'another')]).toEqual([
    'own',
    true,
    false,
  ]);
  expect([makesEdition('own', 'own'), makesEdition('seen|own', 'own'), makesEdition('own', 'other')]).toEqual(
    [true, true, false],
  );
});

it('is known of posts from before there were editions', () => {
  const sent = sentEdition(null, 'own');
  expect([hasSeenEdition(sent, null), hasSeenEdition(sent, 'another')]).toEqual([true, false]);
});

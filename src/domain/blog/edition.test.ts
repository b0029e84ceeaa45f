import { describe, expect, it } from 'vitest';
import { editionOf, hasSeenEdition, isSentBy, namesForm, sentEdition } from './edition';

const shown = editionOf(null, 'shown');
const sent = sentEdition(shown, 'form');

it('is named after its form and the save, or the save alone', () => {
  expect([editionOf(sent, 'first'), editionOf('form/first', 'second'), shown]).toEqual([
    'form/first',
    'form/second',
    'shown',
  ]);
});

it('says which form it comes from, unless it is an answer that is sent back', () => {
  expect([isSentBy(sent, 'form'), isSentBy(sent, 'orm'), isSentBy('form', 'form')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([namesForm(sent), namesForm('form/first')]).toEqual([true, false]);
});

describe('a form has seen', () => {
  it('what it was filled in with, and all that it has saved since', () => {
    for (const latest of [shown, 'form/first', 'form/second'])
      expect([hasSeenEdition(sent, latest), latest]).toEqual([true, latest]);
    expect(hasSeenEdition('form/first', 'form/second')).toBe(true);
  });

  it('nothing that another one has saved, nor what was saved without one', () => {
    for (const latest of ['other/first', 'another', null])
      expect([hasSeenEdition(sent, latest), latest]).toEqual([false, latest]);
  });

  it('one save of another form, and not the next', () => {
    const filledIn = sentEdition('other/first', 'form');
    expect([hasSeenEdition(filledIn, 'other/first'), hasSeenEdition(filledIn, 'other/second')]).toEqual([
      true,
      false,
    ]);
  });

  it('what was there before there were editions', () => {
    const old = sentEdition(null, 'form');
    expect([hasSeenEdition(old, null), hasSeenEdition(old, 'another')]).toEqual([true, false]);
  });

  it('what the form has saved that it was put up anew after', () => {
    const anew = sentEdition(sent, 'anew');
    expect([hasSeenEdition(anew, 'form/first'), hasSeenEdition(anew, shown)]).toEqual([true, true]);
    expect(editionOf(anew, 'next')).toBe('anew/next');
  });
});

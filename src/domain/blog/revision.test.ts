import { describe, expect, it } from 'vitest';
import { revisionOf, hasSeenRevision, isSentBy, namesForm, sentRevision } from './revision';

const shown = revisionOf(null, 'shown');
const sent = sentRevision(shown, 'form');

it('is named after its form and the save, or the save alone', () => {
  expect([revisionOf(sent, 'first'), revisionOf('form/first', 'second'), shown]).toEqual([
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
      expect([hasSeenRevision(sent, latest), latest]).toEqual([true, latest]);
    expect(hasSeenRevision('form/first', 'form/second')).toBe(true);
  });

  it('nothing that another one has saved, nor what was saved without one', () => {
    for (const latest of ['other/first', 'another', null])
      expect([hasSeenRevision(sent, latest), latest]).toEqual([false, latest]);
  });

  it('one save of another form, and not the next', () => {
    const filledIn = sentRevision('other/first', 'form');
    expect([hasSeenRevision(filledIn, 'other/first'), hasSeenRevision(filledIn, 'other/second')]).toEqual([
      true,
      false,
    ]);
  });

  it('what was there before there were revisions', () => {
    const old = sentRevision(null, 'form');
    expect([hasSeenRevision(old, null), hasSeenRevision(old, 'another')]).toEqual([true, false]);
  });

  it('what the form has saved that it was put up anew after', () => {
    const anew = sentRevision(sent, 'anew');
    expect([hasSeenRevision(anew, 'form/first'), hasSeenRevision(anew, shown)]).toEqual([true, true]);
    expect(revisionOf(anew, 'next')).toBe('anew/next');
  });
});

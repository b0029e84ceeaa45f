import { expect, it } from 'vitest';
import { wasTypedIn, withoutOvertaken, withShownErrors } from './withoutOvertaken';

const field = (value: unknown) => ({ value, initialValue: value, valid: true });

const sent = { metaTitle: {}, slug: field(null), body: field({ words: ['a'], depth: 1 }) };
const asSent = { metaTitle: {}, slug: field(undefined), body: field({ depth: 1, words: ['a'] }) };
const typedIn = { ...asSent, metaTitle: field('Typed meanwhile') };

it('leaves what was changed after it was sent as it is, and takes what the server made of the rest', () => {
  const made = { slug: field('made-of-the-title'), body: field({ words: ['b'] }) };
  expect(withoutOvertaken({ sent, current: typedIn, answered: { metaTitle: field(null), ...made } })).toEqual(
    { metaTitle: { valid: true }, ...made },
  );
});

it('takes fields that only the server knows', () => {
  const answered = { searchChecks: field('new') };
  expect(withoutOvertaken({ sent: { searchChecks: field('old') }, current: {}, answered })).toEqual(answered);
});

it('knows what was typed after it was sent from what is only written in another order', () => {
  expect([wasTypedIn(sent, asSent), wasTypedIn(sent, typedIn)]).toEqual([false, true]);
});

it('leaves the errors of a rejected publication, but not that of a value which the server has set', () => {
  const refused = (value: string) => ({ value, valid: false, errorMessage: 'No.' });
  const current = { title: refused('Too long'), slug: refused('') };
  const answered = { title: field('Too long'), slug: field('too-long') };
  expect(withShownErrors(current, answered)).toEqual({
    title: { ...field('Too long'), valid: false, errorMessage: 'No.' },
    slug: field('too-long'),
  });
});

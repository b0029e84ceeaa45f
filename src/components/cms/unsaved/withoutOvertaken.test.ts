import { expect, it } from 'vitest';
import { withoutOvertaken } from './withoutOvertaken';

const field = (value: unknown) => ({ value, initialValue: value, valid: true });

it('leaves what was changed after it was sent as it is, and takes what the server made of the rest', () => {
  expect(
    withoutOvertaken({
      sent: { metaTitle: {}, slug: field(null), body: field({ words: ['a'], depth: 1 }) },
      current: {
        metaTitle: field('Typed meanwhile'),
        slug: field(undefined),
        body: field({ depth: 1, words: ['a'] }),
      },
      answered: { metaTitle: field(null), slug: field('made-of-the-title'), body: field({ words: ['b'] }) },
    }),
  ).toEqual({
    state: {
      metaTitle: { valid: true },
      slug: field('made-of-the-title'),
      body: field({ words: ['b'] }),
    },
    isOvertaken: true,
  });
});

it('takes fields that only the server knows', () => {
  const answered = { searchChecks: field('new') };
  expect(withoutOvertaken({ sent: { searchChecks: field('old') }, current: {}, answered })).toEqual({
    state: answered,
    isOvertaken: false,
  });
});

import { expect, it } from 'vitest';
import { PictureExchange } from './PictureExchange.mjs';

/** @param {Record<string, string>} held */
function placeWith(held) {
  const pictures = new Map(Object.entries(held).map(([name, text]) => [name, Buffer.from(text)]));
  const place = /** @type {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} */ (
    /** @type {unknown} */ ({
      read: async (/** @type {string} */ name) => pictures.get(name) ?? null,
      write: async (/** @type {string} */ name, /** @type {Buffer<ArrayBuffer>} */ picture) =>
        void pictures.set(name, picture),
      remove: async (/** @type {string} */ name) => void pictures.delete(name),
    })
  );
  const shown = () => Object.fromEntries([...pictures].map(([name, picture]) => [name, picture.toString()]));
  return { exchange: new PictureExchange(place, Object.keys(held)), shown };
}

/** @param {string} text */
async function* inPieces(text) {
  for (const piece of text) yield Buffer.from(piece);
}

it('brings back pictures, also where a damaged one has the name, and removes the others at the end', async () => {
  const { exchange, shown } = placeWith({ same: 'abc', damaged: '', later: 'xyz' });
  for (const [name, text] of Object.entries({ same: 'abc', damaged: 'def', lost: 'ghi' }))
    await exchange.add(name, inPieces(text));
  expect(shown()).toEqual({ same: 'abc', damaged: '', later: 'xyz', lost: 'ghi' });
  await exchange.finish();
  expect(shown()).toEqual({ same: 'abc', damaged: 'def', lost: 'ghi' });
});

it('leaves all as it was when the database could not be restored', async () => {
  const { exchange, shown } = placeWith({ damaged: '' });
  await exchange.add('damaged', inPieces('def'));
  await exchange.add('lost', inPieces('ghi'));
  await exchange.giveUp();
  expect(shown()).toEqual({ damaged: '' });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeShapedTitle } from './placeShapedTitle';
import { previewPictureSize } from './previewPictureSize';
import { titleBox } from './titleLook';

const paper = { channels: 3, background: '#ffffff' } as const;
const empty = sharp({ create: { ...previewPictureSize, ...paper } });

/** Returns the distances of everything drawn from the left and top edges. */
async function inkOf(title: string, direction: 'ltr' | 'rtl') {
  const picture = await placeShapedTitle(await empty.clone().png().toBuffer(), title, direction);
  const { info } = await sharp(picture).trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return { left, top, right: left + info.width, bottom: top + info.height, width: info.width };
}

/** Side bearing of the glyphs. */
const sidePx = 12;

describe('placeShapedTitle', () => {
  it('sets a title that begins at the right there, joined and on as many lines as it needs', async () => {
    const ink = await inkOf('التحول الرقمي في 30 يومًا مع AI Advisory', 'rtl');
    expect(ink.right).toBeGreaterThan(1128 - sidePx);
    expect(ink.right).toBeLessThanOrEqual(1128);
    expect(ink.width).toBeLessThanOrEqual(titleBox.width);
    expect(ink.bottom).toBeLessThanOrEqual(570);
    // Unjoined letters are wider.
    const apart = await inkOf(Array.from('تحول').join('\u200c'), 'rtl');
    expect((await inkOf('تحول', 'rtl')).width).toBeLessThan(apart.width);
  });

  it('sets one that begins at the left there', async () => {
    const ink = await inkOf('AI לעסקים', 'ltr');
    expect(ink.left).toBeGreaterThanOrEqual(72);
    expect(ink.left).toBeLessThan(72 + sidePx);
  });

  it.each(['<b>עלות & תועלת</b>', 'שלום '.repeat(120)])('keeps %s within its box', async (title) => {
    const ink = await inkOf(title, 'rtl');
    expect(ink.top).toBeGreaterThanOrEqual(570 - titleBox.height);
    expect(ink.left).toBeGreaterThanOrEqual(1128 - titleBox.width);
  });
});

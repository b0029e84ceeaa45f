import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { analysisReportPdf } from './analysisReportPdf';
import { presentedAnalysis } from './fixtures/presentedAnalysis';
import { openPdf } from './fixtures/readPdf';
import type { PrintedLook } from './reportLook';

const print = (look: PrintedLook) =>
  analysisReportPdf({
    analysis: presentedAnalysis(lawOffice),
    preparedFor: '',
    firmName: 'AI Advisory',
    look,
    contact: { email: null, bookingUrl: null, contactUrl: 'https://firm.example/contact' },
    formatDate: (moment) => moment.slice(0, 10),
  });

/** Returns how many images the cover has, and the colors of its shapes and texts. */
async function drawnOnCover(look: PrintedLook) {
  const document = await openPdf(await print(look));
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const colors = fnArray.flatMap((operation: number, index: number) =>
    operation === OPS.setFillRGBColor ? [String(argsArray[index])] : [],
  );
  return {
    images: fnArray.filter((operation: number) => operation === OPS.paintImageXObject).length,
    colors: new Set(colors),
  };
}

/** #16674c */
const builtInAccent = '22,103,76';

describe('the firm’s look in a report', () => {
  let logo: string;

  beforeAll(async () => {
    const drawn = sharp({ create: { width: 300, height: 60, channels: 3, background: '#1a3c8b' } });
    logo = (await drawn.png().toBuffer()).toString('base64');
  });

  it('is the built-in one until the firm has its own', async () => {
    const { images, colors } = await drawnOnCover({ accentColor: null, logo: null });
    expect(images).toBe(0);
    expect(colors).toContain(builtInAccent);
  });

  it('is its logo and its accent', async () => {
    const { images, colors } = await drawnOnCover({ accentColor: '#1a3c8b', logo });
    expect(images).toBe(1);
    expect(colors).toContain('26,60,139');
    expect(colors).not.toContain(builtInAccent);
  });

  it('has the built-in mark in place of a logo that can’t be read', async () => {
    const { images } = await drawnOnCover({ accentColor: null, logo: 'bm90IGFuIGltYWdl' });
    expect(images).toBe(0);
  });
});

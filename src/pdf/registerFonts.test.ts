import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readAll } from './pdfFile';
import { plainFont } from './registerFonts';
import { reportFonts } from './reportFonts';

function documentIn(font: string | Buffer): Promise<Uint8Array> {
  const doc = new PDFDocument({ font: '', info: { CreationDate: new Date(0) } });
  doc.registerFont('letters', font);
  doc.font('letters').text('ÄfiAV서점🚀');
  return readAll(doc);
}

// The library can't read the Devanagari font while it is compressed; `analysisReportPdf` draws with it.
const readable = Object.values(reportFonts).filter(
  (file) => file.endsWith('.woff') && file !== reportFonts.devanagari,
);

it.each(readable)('draws and embeds the same letters as the packed file: %s', async (file) => {
  const plain = plainFont(file);
  expect(plain.subarray(0, 4).toString('latin1')).not.toBe('wOFF');
  expect(Buffer.compare(await documentIn(plain), await documentIn(file))).toBe(0);
});

import path from 'node:path';
import { plainFont } from './plainFont';
import { reportFonts } from './reportFonts';

const unpacked = new Map<string, Buffer>();

/**
 * Registers the fonts under their file names. Compressed fonts are decompressed for the first document of a process.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const file of Object.values(reportFonts)) {
    if (path.extname(file) !== '.woff') continue;
    const bytes = unpacked.get(file) ?? plainFont(file);
    unpacked.set(file, bytes);
    doc.registerFont(file, bytes);
  }
}

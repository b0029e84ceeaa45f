import path from 'node:path';
import { plainFont } from './plainFont';
import { reportFonts } from './reportFonts';

const unpacked = new Map<string, Buffer>();

/** The typefaces keep the names of their files; those that are packed are unpacked by the first document of a process. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const file of Object.values(reportFonts)) {
    if (path.extname(file) !== '.woff') continue;
    const bytes = unpacked.get(file) ?? plainFont(file);
    unpacked.set(file, bytes);
    doc.registerFont(file, bytes);
  }
}

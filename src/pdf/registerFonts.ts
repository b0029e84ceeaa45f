import path from 'node:path';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { reportFonts } from './reportFonts';

const header = { woff: 44, plain: 12 };
const entry = { woff: 20, plain: 16 };

/**
 * Returns the font of a WOFF file with its tables decompressed (OpenType). Fontkit reads both, but decompresses the
 * glyph table of a WOFF again for each letter.
 */
export function plainFont(file: string): Buffer {
  const woff = readFileSync(file);
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(header.plain + count * entry.plain);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = header.woff + index * entry.woff;
    const to = header.plain + index * entry.plain;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Tables are aligned to four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    tables.push(table);
    end += table.length;
  }
  return Buffer.concat([head, ...tables]);
}

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

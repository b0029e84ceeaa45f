import { escapeHtml } from '@/domain/text/escapeHtml';

/** PDFKit writes title and author unescaped into the XML metadata; by then the file has them elsewhere already. */
export function writeAsXml(
  doc: PDFKit.PDFDocument,
  { Title, Author }: { Title: string; Author: string },
): void {
  const addInfo = doc._addInfo.bind(doc);
  doc._addInfo = () => {
    Object.assign(doc.info, { Title: escapeHtml(Title), Author: escapeHtml(Author) });
    addInfo();
  };
}

/** Returns the finished file. */
export function readAll(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    doc.end();
  });
}

/** What PDFKit's own types leave out: https://pdfkit.org/docs/accessibility.html */
declare namespace PDFKit {
  interface PDFDocument {
    /** The typeface in use, as fontkit read it. */
    readonly _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    /** Writes title and author into the document's XML. */
    _addInfo(): void;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points. */
    bbox?: [number, number, number, number];
    /** What a header cell heads. */
    scope?: 'Row' | 'Column' | 'Both';
  }
}

/** What PDFKit's own types leave out: https://pdfkit.org/docs/accessibility.html */
declare namespace PDFKit {
  interface PDFDocument {
    /** The typeface in use, as fontkit read it. */
    readonly _font: {
      font: { hasGlyphForCodePoint(codePoint: number): boolean };
      /** Of the letters above the line, in thousandths of their size. */
      ascender: number;
    };
    /** Writes title and author into the document's XML. */
    _addInfo(): void;
    /** Goes to the next page, or begins it, with the structure's marks carried over. */
    continueOnNewPage(): void;
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

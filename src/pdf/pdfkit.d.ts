/** Members that PDFKit's own types omit: https://pdfkit.org/docs/accessibility.html */
declare namespace PDFKit {
  interface PDFDocument {
    /** The current font, as fontkit parsed it. */
    readonly _font: {
      font: { hasGlyphForCodePoint(codePoint: number): boolean };
      /** Ascender, in thousandths of the font size. */
      ascender: number;
    };
    /** Writes title and author into the XML metadata. */
    _addInfo(): void;
    /** Continues on the next page, creating it if needed, with the structure's marked content carried over. */
    continueOnNewPage(): void;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points. */
    bbox?: [number, number, number, number];
    /** Cells that a header cell applies to. */
    scope?: 'Row' | 'Column' | 'Both';
  }
}

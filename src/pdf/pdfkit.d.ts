/** What PDFKit's own types leave out: https://pdfkit.org/docs/accessibility.html */
declare namespace PDFKit.Mixins {
  interface TableOptions {
    /** The element of the document's structure that the table becomes a part of. */
    structParent?: PDFKit.PDFStructureElement;
  }

  interface CellOptions {
    /** What a header cell heads. */
    scope?: 'Row' | 'Column' | 'Both';
  }

  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points. */
    bbox?: [number, number, number, number];
  }
}
